import type { SessionEvent } from '@kit/core'
import { createFakePorts } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { createNeutralProvider } from '../provider/createNeutralProvider.js'
import { createRemoteSession } from './createRemoteSession.js'
import { parseSession } from './parseSession.js'
import type { RemoteNamespace } from './RemoteSession.js'

const evm = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const granted = {
  eip155: { accounts: [`eip155:1:${evm}`], chains: ['eip155:1'], methods: ['personal_sign'] },
  solana: {
    accounts: ['solana:main:So1', 'solana:main:So2', 'solana:dev:So3'],
    chains: ['solana:main', 'solana:dev'],
    methods: ['solana_signMessage'],
  },
  cosmos: { accounts: ['cosmos:cosmoshub-4:cosmos1abc'], methods: ['cosmos_signDirect'] },
}

/** A session that a wallet granted for three namespaces, and what each of them reports. */
function createSession() {
  const parsed = parseSession({ topic: 'ab'.repeat(32), expiry: 1, namespaces: granted }, () => true)
  if (parsed === undefined) throw new Error('no session')
  const asked: { readonly networkId: string; readonly method: string }[] = []
  const namespaces = new Map<string, RemoteNamespace>()
  const session = createRemoteSession({
    parsed,
    networkIds: {},
    clock: createFakePorts().clock,
    isAddress: () => true,
    isSameAddress: (_namespace, a, b) => a === b,
    async request({ networkId, method }) {
      asked.push({ networkId, method })
    },
    createProvider(namespace) {
      namespaces.set(namespace.namespace, namespace)
      return createNeutralProvider(namespace)
    },
    onSelect() {},
    disconnect: async () => {},
  })
  const heard: { [namespace: string]: SessionEvent[] } = {}
  for (const [namespace, each] of Object.entries(session.sessions)) {
    const events: SessionEvent[] = []
    heard[namespace] = events
    each.watch((event) => events.push(event))
  }
  return { session, asked, heard, namespace: (name: string) => namespaces.get(name) as RemoteNamespace }
}

describe('a pairing over several namespaces', () => {
  it('is a session for each, with its own accounts and networks, known to the page or not', () => {
    const { sessions } = createSession().session
    expect(Object.keys(sessions)).toEqual(['eip155', 'solana', 'cosmos'])
    expect(sessions['eip155']).toMatchObject({ networkId: 'eip155:1', approvedNetworkIds: ['eip155:1'] })
    expect(sessions['solana']).toMatchObject({
      networkId: 'solana:main',
      approvedNetworkIds: ['solana:main', 'solana:dev'],
      accounts: [{ address: 'So1' }, { address: 'So2' }],
    })
    expect(sessions['cosmos']?.accounts).toEqual([{ namespace: 'cosmos', address: 'cosmos1abc', type: 'eoa' }])
  })

  it('reports what a wallet does in one of them there alone', () => {
    const { session, heard } = createSession()
    session.event({ event: { name: 'chainChanged', data: 'solana:dev' }, chainId: 'solana:dev' })
    expect(heard['solana']).toMatchObject([
      { type: 'networkChanged', networkId: 'solana:dev' },
      { type: 'accountsChanged', accounts: [{ address: 'So3' }] },
    ])
    expect([heard['eip155'], heard['cosmos']]).toEqual([[], []])
  })

  it('ends one that the wallet took back, and narrows one that it limited', () => {
    const { session, heard } = createSession()
    session.update({ eip155: granted.eip155, solana: { ...granted.solana, accounts: ['solana:main:So1'], chains: [] } })
    expect(heard['cosmos']).toEqual([{ type: 'disconnected', reason: 'user-disconnected' }])
    expect(heard['solana']).toMatchObject([
      { type: 'approvedNetworksChanged', networkIds: ['solana:main'] },
      { type: 'accountsChanged', accounts: [{ address: 'So1' }] },
    ])
    expect(heard['eip155']).toEqual([])
    expect(session.sessions['solana']?.approvedNetworkIds).toEqual(['solana:main'])
  })

  it('asks the wallet only for what it granted in that namespace', async () => {
    const { asked, namespace } = createSession()
    await namespace('solana').request({ networkId: 'solana:dev', method: 'solana_signMessage', params: {} })
    expect(asked).toEqual([{ networkId: 'solana:dev', method: 'solana_signMessage' }])
    const refused = namespace('solana').request({ networkId: 'solana:dev', method: 'personal_sign', params: [] })
    await expect(refused).rejects.toMatchObject({ code: 4200 })
    const elsewhere = namespace('eip155').request({ networkId: 'eip155:5', method: 'personal_sign', params: [] })
    await expect(elsewhere).rejects.toMatchObject({ code: 4901 })
    expect(asked).toHaveLength(1)
  })
})
