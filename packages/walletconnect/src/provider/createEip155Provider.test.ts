import { createFakePorts } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { createRemoteSession } from '../session/createRemoteSession.js'
import { parseSession } from '../session/parseSession.js'
import { createEip155Provider } from './createEip155Provider.js'
import type { Eip1193Provider } from './Eip1193Provider.js'

const account = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const grantOf = (methods: readonly string[], ...chains: readonly string[]) => ({
  eip155: { accounts: chains.map((id) => `${id}:${account}`), chains, methods },
})

/** A session on network 1, whose wallet granted these methods and adds network 5 when it is asked. */
function open(methods: readonly string[]) {
  const parsed = parseSession(
    { topic: 'ab'.repeat(32), expiry: 1, namespaces: grantOf(methods, 'eip155:1') },
    () => true,
  )
  if (parsed === undefined) throw new Error('no session')
  const { clock } = createFakePorts()
  const requested: string[] = []
  const session = createRemoteSession({
    parsed,
    networkIdOf: () => undefined,
    clock,
    isAddress: () => true,
    isSameAddress: (_namespace, a, b) => a === b,
    formatAddress: (_namespace, address) => address,
    async request({ method }) {
      requested.push(method)
      session.update(grantOf(methods, 'eip155:1', 'eip155:5'))
    },
    createProvider: (namespace) => createEip155Provider({ namespace, clock, read: async () => null }),
    onSelect() {},
    disconnect: async () => {},
  })
  const { eip155 } = session.sessions()
  return { requested, session: eip155, provider: eip155?.provider as Eip1193Provider }
}
const to5 = [{ chainId: '0x5' }]

describe('a network that a paired wallet did not approve', () => {
  it('is added by a wallet that granted only that, and gone to then', async () => {
    const { requested, session, provider } = open(['personal_sign', 'wallet_addEthereumChain'])
    expect(session?.canAddNetworks).toBe(true)
    const unknown = provider.request({ method: 'wallet_switchEthereumChain', params: to5 })
    await expect(unknown).rejects.toMatchObject({ code: 4902 })
    await provider.request({ method: 'wallet_addEthereumChain', params: to5 })
    expect(requested).toEqual(['wallet_addEthereumChain'])
    expect(session?.approvedNetworkIds).toEqual(['eip155:1', 'eip155:5'])
    await provider.request({ method: 'wallet_switchEthereumChain', params: to5 })
    expect(session?.networkId).toBe('eip155:5')
    expect(requested).toHaveLength(1)
  })

  it('is not asked for where the wallet granted neither method', async () => {
    const { requested, session, provider } = open(['personal_sign'])
    expect(session?.canAddNetworks).toBe(false)
    const refused = provider.request({ method: 'wallet_switchEthereumChain', params: to5 })
    await expect(refused).rejects.toMatchObject({ code: 4200 })
    expect(requested).toEqual([])
  })
})
