import { createFakePorts } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { createPairedSession } from '../session/createPairedSession.js'
import { parsePairedSession } from '../session/parsePairedSession.js'
import { createEip155Provider, type PairedEip1193Provider } from './createEip155Provider.js'

const account = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const grantOf = (methods: readonly string[], ...chains: readonly string[]) => ({
  eip155: { accounts: chains.map((id) => `${id}:${account}`), chains, methods },
})

/** A session on network 1 whose wallet granted these methods and adds network 5 on request. */
function open(methods: readonly string[], properties: object = {}) {
  const parsed = parsePairedSession(
    { topic: 'ab'.repeat(32), expiry: 1, namespaces: grantOf(methods, 'eip155:1'), ...properties },
    () => true,
  )
  if (parsed === undefined) throw new Error('no session')
  const { clock } = createFakePorts()
  const requested: string[] = []
  const session = createPairedSession({
    parsed,
    networkIdOf: () => undefined,
    isAddress: () => true,
    isSameAddress: (_namespace, a, b) => a === b,
    formatAddress: (_namespace, address) => address,
    async request({ method }) {
      requested.push(method)
      session.update(grantOf(methods, 'eip155:1', 'eip155:5'))
    },
    createProvider: (namespace) =>
      createEip155Provider({ namespace, capabilitiesOf: parsed.capabilitiesOf, clock, read: async () => null }),
    onSelect() {},
    disconnect: async () => {},
  })
  const { eip155 } = session.sessions()
  return { requested, session: eip155, provider: eip155?.provider as PairedEip1193Provider }
}
const to5 = [{ chainId: '0x5' }]

describe('switching to a network that a paired wallet did not approve', () => {
  it('adds the network and switches when the wallet granted only adding', async () => {
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

  it('sends no request when the wallet granted neither method', async () => {
    const { requested, session, provider } = open(['personal_sign'])
    expect(session?.canAddNetworks).toBe(false)
    const refused = provider.request({ method: 'wallet_switchEthereumChain', params: to5 })
    await expect(refused).rejects.toMatchObject({ code: 4200 })
    expect(requested).toEqual([])
  })
})

describe('wallet_getCapabilities of a paired wallet', () => {
  const ask = { method: 'wallet_getCapabilities', params: [account, ['0x1']] }
  const atomic = { status: 'supported' }
  const text = JSON.stringify

  it.each([
    ['of all chains', { scopedProperties: { eip155: text({ atomic }) } }],
    ['of one chain', { scopedProperties: { 'eip155:1': { atomic } } }],
    ['of one chain, by name', { scopedProperties: { 'eip155:1': text({ capabilities: { atomic } }) } }],
    ['as properties of the session', { sessionProperties: { atomic: text(atomic), expiry: '2030-01-01' } }],
    ['as a response to wallet_getCapabilities', { sessionProperties: { capabilities: text({ '0x1': { atomic } }) } }],
    ['by account', { sessionProperties: { capabilities: { [account.toLowerCase()]: { '0x1': { atomic } } } } }],
  ])("returns the session's capabilities given %s", async (_, properties) => {
    const { requested, provider } = open(['wallet_getCapabilities'], properties)
    expect(await provider.request(ask)).toEqual({ '0x1': { atomic } })
    expect(await provider.request({ ...ask, params: [account] })).toEqual({ '0x1': { atomic } })
    expect(requested).toEqual([])
  })

  it.each([
    ['nothing', {}],
    ['of another chain', { scopedProperties: { 'eip155:5': { atomic } } }],
    [
      'of another account',
      { sessionProperties: { capabilities: { [`0x${'22'.repeat(20)}`]: { '0x1': { atomic } } } } },
    ],
    ['invalid JSON', { scopedProperties: { eip155: '{' }, sessionProperties: 'atomic' }],
    ['other properties', { scopedProperties: { eip155: { walletService: [], expiry: { at: 1 } } } }],
  ])('queries the wallet when the session says %s', async (_, properties) => {
    const { requested, provider } = open(['wallet_getCapabilities'], properties)
    await provider.request(ask)
    expect(requested).toEqual(['wallet_getCapabilities'])
  })

  it('queries the wallet for an account outside the session', async () => {
    const { requested, provider } = open(['wallet_getCapabilities'], { scopedProperties: { eip155: { atomic } } })
    await provider.request({ ...ask, params: [`0x${'22'.repeat(20)}`, ['0x1']] })
    expect(requested).toEqual(['wallet_getCapabilities'])
  })
})
