import { describe, expect, it } from 'vitest'
import { createPorts, eip155Of, providerOf, requestFor, until } from './testing/createTestKit.js'
import { useWorld } from './testing/useWorld.js'

const world = useWorld()
const never = new AbortController().signal

describe('pairing over a real relay', () => {
  it('connects a wallet that approves, signs and sends a transaction that is mined', async () => {
    const wallet = await world.openWallet()
    const session = await world.pair(world.openConnector(), wallet)
    expect(session.accounts).toEqual([{ namespace: 'eip155', address: wallet.addresses[0], type: 'eoa' }])
    expect(session.networkId).toBe('eip155:31337')
    expect(session.approvedNetworkIds).toEqual(['eip155:31337', 'eip155:31338'])
    const provider = providerOf(session)
    const signature = await provider.request({ method: 'personal_sign', params: ['0x6869', wallet.addresses[0]] })
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
    const transaction = { from: wallet.addresses[0], to: wallet.addresses[1], value: '0x1' }
    const hash = await provider.request({ method: 'eth_sendTransaction', params: [transaction] })
    await until(async () =>
      expect(await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })).toMatchObject({
        status: '0x1',
        transactionHash: hash,
      }),
    )
  })

  it('prefers the requested network of those that the wallet granted', async () => {
    const wallet = await world.openWallet()
    const [first, second] = world.networks()
    const session = await world.pair(world.openConnector(), wallet, [second, first])
    expect(session.networkId).toBe('eip155:31338')
  })

  it('reports a wallet that declines as a rejection, and pairs again right after', async () => {
    const wallet = await world.openWallet({ behavior: { mode: 'reject' } })
    const connector = world.openConnector()
    await expect(world.pair(connector, wallet)).rejects.toMatchObject({ code: 'connection/rejected' })
    wallet.behave({ mode: 'approve' })
    expect((await world.pair(connector, wallet)).accounts).toHaveLength(1)
  })

  it('expires a link that no wallet used in time, and creates a new one', async () => {
    const connector = world.openConnector({ pairingTimeoutMs: 150 })
    const uris: string[] = []
    const connect = () =>
      connector.connect({ requests: requestFor(world.networks()), signal: never, onUri: (uri) => uris.push(uri) })
    await expect(connect()).rejects.toMatchObject({ code: 'pairing/expired' })
    await expect(connect()).rejects.toMatchObject({ code: 'pairing/expired' })
    expect(new Set(uris).size).toBe(2)
  })

  it('ends immediately on abort, and ignores a wallet that approves afterwards', async () => {
    const wallet = await world.openWallet({ behavior: { mode: 'manual' } })
    const connector = world.openConnector()
    const abort = new AbortController()
    const connecting = connector.connect({
      requests: requestFor(world.networks()),
      signal: abort.signal,
      onUri: (uri) => void wallet.pair(uri),
    })
    connecting.catch(() => undefined)
    await until(() => expect(wallet.getState().prompts).toHaveLength(1))
    abort.abort(new Error('closed'))
    await expect(connecting).rejects.toMatchObject({ code: 'connection/aborted' })
    await wallet.approveNext()
    // The wallet must not show a connection to a page that has left.
    await until(() => expect(wallet.getState().sessions).toHaveLength(0))
    wallet.behave({ mode: 'approve' })
    expect((await world.pair(connector, wallet)).accounts).toHaveLength(1)
  })

  it('reuses an abandoned link, so that a wallet which already shows it can approve', async () => {
    const wallet = await world.openWallet({ behavior: { mode: 'manual' } })
    const connector = world.openConnector()
    const uris: string[] = []
    const connect = (signal: AbortSignal) =>
      connector.connect({ requests: requestFor(world.networks()), signal, onUri: (uri) => uris.push(uri) })
    const back = new AbortController()
    const first = connect(back.signal)
    first.catch(() => undefined)
    await until(() => expect(uris).toHaveLength(1))
    await wallet.pair(uris[0] ?? '')
    await until(() => expect(wallet.getState().prompts).toHaveLength(1))
    back.abort(new Error('back'))
    await expect(first).rejects.toMatchObject({ code: 'connection/aborted' })
    const again = connect(never)
    await until(() => expect(uris).toHaveLength(2))
    expect(uris[1]).toBe(uris[0])
    await wallet.approveNext()
    expect(eip155Of(await again).accounts).toHaveLength(1)
    expect(wallet.getState().sessions).toHaveLength(1)
  })

  it('ends immediately when it is aborted before the link exists', async () => {
    const connector = world.openConnector()
    const connecting = connector.connect({
      requests: requestFor(world.networks()),
      signal: AbortSignal.abort(new Error('closed')),
    })
    await expect(connecting).rejects.toMatchObject({ code: 'connection/aborted' })
  })

  it('accepts fewer networks than requested and reports which', async () => {
    const wallet = await world.openWallet({ grant: { chainIds: [31338] } })
    const session = await world.pair(world.openConnector(), wallet)
    expect(session.approvedNetworkIds).toEqual(['eip155:31338'])
    expect(session.networkId).toBe('eip155:31338')
  })

  it("sends the app's name to the wallet, and shows the name of the wallet", async () => {
    const wallet = await world.openWallet({
      metadata: {
        name: 'Evil\u202e<b>Wallet</b>\n',
        description: '',
        url: 'https://w.example',
        icons: ['javascript:1'],
      },
    })
    const session = await world.pair(world.openConnector(), wallet)
    expect(session.wallet).toEqual({ name: 'Evil<b>Wallet</b>' })
    expect(wallet.getState().sessions[0]?.peer.name).toBe('Test dapp')
  })

  it('reports a missing relay when a user starts pairing', async () => {
    const connector = world.openConnector({ relayUrl: undefined })
    const connecting = connector.connect({ requests: requestFor(world.networks()), signal: never })
    await expect(connecting).rejects.toMatchObject({ code: 'pairing/relayNotConfigured' })
  })

  it('isolates two kits with different prefixes', async () => {
    const [one, two] = await Promise.all([world.openWallet(), world.openWallet({ keys: [`0x${'11'.repeat(32)}`] })])
    const ports = createPorts()
    const first = await world.pair(world.openConnector({}, { ports, storagePrefix: 'one' }), one)
    const second = await world.pair(world.openConnector({}, { ports, storagePrefix: 'two' }), two)
    expect(first.accounts[0]?.address).toBe(one.addresses[0])
    expect(second.accounts[0]?.address).toBe(two.addresses[0])
    const ended: string[] = []
    second.watch((event) => ended.push(event.type))
    await first.disconnect(never)
    await until(() => expect(one.getState().sessions).toHaveLength(0))
    expect(two.getState().sessions).toHaveLength(1)
    expect(ended).toEqual([])
    const restored = await world
      .openConnector({}, { ports, storagePrefix: 'two' })
      .reconnect({ requests: requestFor(world.networks()), signal: never })
    expect(eip155Of(restored).accounts[0]?.address).toBe(two.addresses[0])
  })

  it('leaves nothing on the global object', async () => {
    const before = Object.getOwnPropertyNames(globalThis)
    await world.pair(world.openConnector(), await world.openWallet())
    const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name))
    expect(added.filter((name) => !name.includes('remote-wallet'))).toEqual([])
  })
})
