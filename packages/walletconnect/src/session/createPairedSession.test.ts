import type { SessionEvent } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import { createNeutralProvider } from '../provider/createProvider.js'
import { createPairedSession } from './createPairedSession.js'
import type { PairedNamespace } from './PairedSession.js'
import { parsePairedSession } from './parsePairedSession.js'

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
function createSession(
  namespacesGranted: object = granted,
  isAddress: (address: string, networkId: string) => boolean = () => true,
) {
  const parsed = parsePairedSession({ topic: 'ab'.repeat(32), expiry: 1, namespaces: namespacesGranted }, isAddress)
  if (parsed === undefined) throw new Error('no session')
  const requested: { readonly networkId: string; readonly method: string }[] = []
  const namespaces = new Map<string, PairedNamespace>()
  const selected: string[] = []
  let count = () => {}
  const session = createPairedSession({
    parsed,
    networkIdOf: () => undefined,
    isAddress,
    formatAddress: (_namespace, address) => address,
    isSameAddress(_namespace, a, b) {
      count()
      return a === b
    },
    async request({ networkId, method }) {
      requested.push({ networkId, method })
    },
    createProvider(namespace) {
      namespaces.set(namespace.namespace, namespace)
      return createNeutralProvider(namespace)
    },
    onSelect: (_namespace, networkId) => selected.push(networkId),
    disconnect: async () => {},
  })
  const received: { [namespace: string]: SessionEvent[] } = {}
  for (const [namespace, each] of Object.entries(session.sessions())) {
    const events: SessionEvent[] = []
    received[namespace] = events
    each.watch((event) => events.push(event))
  }
  return {
    session,
    requested,
    received,
    selected,
    namespace: (name: string) => namespaces.get(name) as PairedNamespace,
    counted(listener: () => unknown) {
      count = () => void listener()
    },
  }
}

describe('pairing over several namespaces', () => {
  it('creates a session for each, with its own accounts and networks, whether or not the app configures them', () => {
    const sessions = createSession().session.sessions()
    expect(Object.keys(sessions)).toEqual(['eip155', 'solana', 'cosmos'])
    expect(sessions['eip155']).toMatchObject({ networkId: 'eip155:1', approvedNetworkIds: ['eip155:1'] })
    expect(sessions['solana']).toMatchObject({
      networkId: 'solana:main',
      approvedNetworkIds: ['solana:main', 'solana:dev'],
      accounts: [{ address: 'So1' }, { address: 'So2' }],
    })
    expect(sessions['cosmos']?.accounts).toEqual([{ namespace: 'cosmos', address: 'cosmos1abc', type: 'eoa' }])
  })

  it('reports wallet events only in their own namespace', () => {
    const { session, received } = createSession()
    session.event({ event: { name: 'chainChanged', data: 'solana:dev' }, chainId: 'solana:dev' })
    expect(received['solana']).toMatchObject([
      { type: 'networkChanged', networkId: 'solana:dev' },
      { type: 'accountsChanged', accounts: [{ address: 'So3' }] },
    ])
    expect([received['eip155'], received['cosmos']]).toEqual([[], []])
  })

  it('ends a namespace that the wallet revoked, and narrows one that it limited', () => {
    const { session, received } = createSession()
    session.update({ eip155: granted.eip155, solana: { ...granted.solana, accounts: ['solana:main:So1'], chains: [] } })
    expect(received['cosmos']).toEqual([{ type: 'disconnected', reason: 'user-disconnected' }])
    expect(received['solana']).toMatchObject([
      { type: 'approvedNetworksChanged', networkIds: ['solana:main'] },
      { type: 'accountsChanged', accounts: [{ address: 'So1' }] },
    ])
    expect(received['eip155']).toEqual([])
    expect(session.sessions()['solana']?.approvedNetworkIds).toEqual(['solana:main'])
  })

  it("switches outside EVM to another approved network on the page's request, with the accounts there", () => {
    const { session, received, selected } = createSession()
    const { solana, eip155 } = session.sessions()
    solana?.selectNetwork?.('solana:dev')
    expect(received['solana']).toMatchObject([
      { type: 'networkChanged', networkId: 'solana:dev' },
      { type: 'accountsChanged', accounts: [{ address: 'So3' }] },
    ])
    expect(solana).toMatchObject({ networkId: 'solana:dev', accounts: [{ address: 'So3' }] })
    expect(selected).toEqual(['solana:dev'])
    expect(() => solana?.selectNetwork?.('solana:test')).toThrow(
      expect.objectContaining({ code: 'network/notApproved' }),
    )
    expect(solana?.networkId).toBe('solana:dev')
    expect(eip155?.selectNetwork).toBeUndefined()
  })

  it('returns namespaces that a wallet adds, and no longer those that it revoked', () => {
    const { session } = createSession({ eip155: granted.eip155 })
    expect(Object.keys(session.update({ ...granted, eip155: granted.eip155 }))).toEqual(['solana', 'cosmos'])
    expect(session.update(granted)).toEqual({})
    const { solana } = session.sessions()
    expect(solana).toMatchObject({ networkId: 'solana:main', accounts: [{ address: 'So1' }, { address: 'So2' }] })
    session.update({ eip155: granted.eip155, cosmos: granted.cosmos })
    expect(Object.keys(session.sessions())).toEqual(['eip155', 'cosmos'])
    expect(session.update(granted)['solana']).not.toBe(solana)
    session.end('expired')
    expect(session.update(granted)).toEqual({})
  })

  it('follows a wallet that grants another network later', () => {
    const { session, received } = createSession()
    const accounts = [...granted.eip155.accounts, `eip155:5:${evm}`]
    session.update({ ...granted, eip155: { ...granted.eip155, accounts, methods: ['wallet_addEthereumChain'] } })
    expect(received['eip155']).toEqual([{ type: 'approvedNetworksChanged', networkIds: ['eip155:1', 'eip155:5'] }])
    expect(session.sessions()['eip155']).toMatchObject({ networkId: 'eip155:1', canAddNetworks: true })
  })

  it("keeps the wallet's first account when it grants more, and selects another that it lists first", () => {
    const accounts = ['eip155:1:0xA', 'eip155:1:0xB']
    const grantOf = (...listed: readonly string[]) => ({ eip155: { accounts: listed, methods: ['personal_sign'] } })
    const { session } = createSession(grantOf(...accounts))
    const addresses = () => session.sessions()['eip155']?.accounts.map(({ address }) => address)
    session.event({ event: { name: 'accountsChanged', data: ['0xB'] }, chainId: 'eip155:1' })
    session.update(grantOf(...accounts, 'eip155:1:0xC', 'eip155:5:0xA'))
    expect(addresses()).toEqual(['0xB', '0xA', '0xC'])
    session.update(grantOf('eip155:1:0xC', ...accounts))
    expect(addresses()).toEqual(['0xC', '0xA', '0xB'])
  })

  it('notifies late listeners that it has ended', () => {
    const { session } = createSession()
    const { solana, cosmos } = session.sessions()
    const late: SessionEvent[] = []
    session.update({ eip155: granted.eip155, solana: granted.solana })
    cosmos?.watch((event) => late.push(event))
    session.end('expired')
    solana?.watch((event) => late.push(event))
    expect(late).toEqual([
      { type: 'disconnected', reason: 'user-disconnected' },
      { type: 'disconnected', reason: 'expired' },
    ])
  })

  it('accepts an address only for networks where it is valid', () => {
    const bip122 = {
      accounts: ['bip122:main:bc1q', 'bip122:test:bc1q', 'bip122:test:tb1q'],
      chains: ['bip122:main', 'bip122:test', 'bip122:regtest'],
      methods: ['signMessage'],
    }
    const belongs = (address: string, networkId: string) =>
      address.startsWith(networkId === 'bip122:main' ? 'bc' : 'tb')
    const { session, received } = createSession({ bip122 }, (address, networkId) => belongs(address, networkId))
    const paired = session.sessions()['bip122']
    expect(paired).toMatchObject({ approvedNetworkIds: ['bip122:main', 'bip122:test', 'bip122:regtest'] })
    paired?.selectNetwork?.('bip122:test')
    expect(paired?.accounts).toMatchObject([{ address: 'tb1q' }])
    // Listed without an account, but the account of the other test network is valid there.
    paired?.selectNetwork?.('bip122:regtest')
    expect(paired?.accounts).toMatchObject([{ address: 'tb1q' }])
    const alone = createSession({ bip122: { ...bip122, accounts: ['bip122:main:bc1q'] } }, belongs)
    expect(alone.session.sessions()['bip122']?.approvedNetworkIds).toEqual(['bip122:main'])
    alone.session.event({ event: { name: 'chainChanged', data: 'bip122:test' }, chainId: 'bip122:test' })
    expect(alone.session.sessions()['bip122']?.networkId).toBe('bip122:main')
    expect(received['bip122']).not.toContainEqual(expect.objectContaining({ accounts: [] }))
  })

  it('compares no more accounts than the kit shows, however many a wallet lists', () => {
    const networks = Array.from({ length: 20 }, (_, index) => `eip155:${index + 1}`)
    const address = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
    const accounts = networks.flatMap((id) => Array.from({ length: 100 }, (_, index) => `${id}:${address(index)}`))
    const many = Array.from({ length: 2000 }, (_, index) => `eip155:1:${address(index)}`)
    let compared = 0
    const { session } = createSession({ eip155: { accounts, methods: [] } }, () => true)
    expect(session.sessions()['eip155']?.accounts).toHaveLength(100)
    const own = createSession({ eip155: { accounts: many, methods: [] } }, () => true)
    own.counted(() => compared++)
    own.session.event({ event: { name: 'accountsChanged', data: many.toReversed() }, chainId: 'eip155:1' })
    expect(own.session.sessions()['eip155']?.accounts).toHaveLength(100)
    expect(compared).toBeLessThan(60_000)
  })

  it('sends the wallet only methods that it granted in that namespace', async () => {
    const { requested, namespace } = createSession()
    await namespace('solana').request({ networkId: 'solana:dev', method: 'solana_signMessage', params: {} })
    expect(requested).toEqual([{ networkId: 'solana:dev', method: 'solana_signMessage' }])
    const refused = namespace('solana').request({ networkId: 'solana:dev', method: 'personal_sign', params: [] })
    await expect(refused).rejects.toMatchObject({ code: 4200 })
    const elsewhere = namespace('eip155').request({ networkId: 'eip155:5', method: 'personal_sign', params: [] })
    await expect(elsewhere).rejects.toMatchObject({ code: 4901 })
    expect(requested).toHaveLength(1)
  })
})
