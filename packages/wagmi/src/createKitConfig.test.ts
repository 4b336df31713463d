import { cookieStorage, parseInitialState } from '@kit/core'
import { type EvmDevnet, startEvm } from '@kit/devnet'
import { modal } from '@kit/modal'
import { parseAbi } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Browser, createBrowser, loadApp, type TestApp, versions } from './testing/createTestApp.js'

const abi = parseAbi([
  'function symbol() view returns (string)',
  'function balanceOf(address owner) view returns (uint256)',
  'function mint(address to, uint256 amount)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])
const recipient = '0x000000000000000000000000000000000000dEaD'
const connectorId = 'one.wallet'

let chains: readonly [EvmDevnet, EvmDevnet]
beforeAll(async () => {
  chains = await Promise.all([startEvm({ chainId: 31337 }), startEvm({ chainId: 31338 })])
}, 60_000)
afterAll(() => Promise.all(chains.map((chain) => chain.stop())))

const apps: TestApp[] = []
afterEach(() => {
  for (const { kit } of apps.splice(0)) kit.destroy()
})

const disconnected = { status: 'disconnected', address: undefined, chainId: undefined }

describe.each(versions)('createKitConfig with wagmi $version', ({ wagmi }) => {
  const load = (browser: Browser = createBrowser(chains), options: Parameters<typeof loadApp>[3] = {}) => {
    const app = loadApp(wagmi, chains, browser, options)
    apps.push(app)
    return { ...app, ...browser, browser }
  }
  // The first connection loads the code of the kit and of the modal.
  beforeAll(async () => {
    const { kit } = loadApp(wagmi, chains, createBrowser(chains), { plugins: [modal()] })
    await kit.connect({ connectorId })
    await kit.preload()
    await vi.dynamicImportSettled()
    kit.destroy()
  })
  const agrees = async ({ actual, expected }: TestApp) => {
    await expect.poll(actual).toEqual(expected())
    return actual()
  }

  it('has one connector, and discovers no wallet of the page a second time', async () => {
    const { config, kit } = load()
    await expect.poll(() => kit.wallets.getState().connectors.length).toBeGreaterThan(1)
    expect(config.connectors.map(({ id, name }) => [id, name])).toEqual([['kit', 'Test']])
    expect(config._internal.mipd).toBeUndefined()
  })

  it('connects with the kit, and reads, writes, batches and receives events of contracts', async () => {
    const app = load()
    const { kit, config, wallet } = app
    expect(app.actual()).toEqual(disconnected)
    await kit.connect({ connectorId })
    expect(await agrees(app)).toEqual({ status: 'connected', address: wallet.selected, chainId: 31337 })

    const token = { address: chains[0].tokens.TUSD.address, abi } as const
    const received: bigint[] = []
    const stop = wagmi.watchContractEvent(config, {
      ...token,
      eventName: 'Transfer',
      args: { to: recipient },
      onLogs: (logs) => void received.push(...logs.map(({ args }) => args.value ?? -1n)),
    })
    const before = await wagmi.readContract(config, { ...token, functionName: 'balanceOf', args: [recipient] })
    const hash = await wagmi.writeContract(config, { ...token, functionName: 'mint', args: [recipient, 7n] })
    expect((await wagmi.waitForTransactionReceipt(config, { hash })).status).toBe('success')
    const balance = { ...token, functionName: 'balanceOf', args: [recipient] } as const
    const contracts = [{ ...token, functionName: 'symbol' }, balance] as const
    expect(await wagmi.multicall(config, { contracts, allowFailure: false })).toEqual(['TUSD', before + 7n])
    await expect.poll(() => received).toContain(7n)
    stop()

    const calls = [{ to: token.address, data: '0x' as const }, { to: recipient, value: 3n } as const]
    const { id } = await wagmi.sendCalls(config, { calls: calls.slice(1) })
    expect((await wagmi.waitForCallsStatus(config, { id })).status).toBe('success')
    expect(app.prompts()).toBe(1)
  })

  it("records transactions of wagmi in the kit's journal, and shows toasts until they are mined", async () => {
    const app = load(undefined, { plugins: [modal()] })
    const { kit, config, wallet } = app
    const { toast } = kit as unknown as ReturnType<ReturnType<typeof modal>['setup']>
    const toasts = new Set<string>()
    toast.subscribe(() => {
      const shown = toast.getState()
      if (shown.open) toasts.add(shown.message)
    })
    await kit.connect({ connectorId })
    // Toasts start with the modal's code.
    await kit.preload()
    await vi.dynamicImportSettled()
    const entries = () => kit.journal.getState().entries
    const sent = { address: wallet.selected, networkId: 'eip155:31337', status: 'success' }
    const hash = await wagmi.sendTransaction(config, { to: recipient, value: 1n })
    await expect.poll(entries).toMatchObject([{ ...sent, hash }])
    await expect.poll(() => [...toasts]).toEqual(['toast.pending', 'toast.confirmed'])
    const { id } = await wagmi.sendCalls(config, { calls: [{ to: recipient, value: 1n }] })
    await expect.poll(entries).toMatchObject([{ ...sent, callsId: id }, { hash }])
    const token = { address: chains[1].tokens.TUSD.address, abi } as const
    const elsewhere = { ...token, functionName: 'mint', args: [recipient, 7n], chainId: 31338 } as const
    await wagmi.switchChain(config, { chainId: 31338 })
    const minted = await wagmi.writeContract(config, elsewhere)
    await expect.poll(entries).toMatchObject([{ ...sent, networkId: 'eip155:31338', hash: minted }, {}, {}])
  })

  it('records only sent transactions, and nothing that the user rejects', async () => {
    const app = load()
    const { kit, config, wallet } = app
    await kit.connect({ connectorId })
    await wagmi.signMessage(config, { message: 'hello' })
    wallet.behave({ mode: 'reject' })
    const rejected = await wagmi.sendTransaction(config, { to: recipient, value: 1n }).catch((error: Error) => error)
    expect(String(rejected)).toContain('User rejected the request')
    wallet.behave({ mode: 'approve' })
    const hash = await wagmi.sendTransaction(config, { to: recipient, value: 1n })
    await expect.poll(() => kit.journal.getState().entries.map((entry) => entry.hash)).toEqual([hash])
  })

  it.each([
    ['an object', { id: '0x1d' }],
    ['a text', '0x1d'],
  ])('records calls of the network that they name, if the wallet answers with %s', async (_, answer) => {
    const { kit, config, wallet } = load()
    await kit.connect({ connectorId })
    wallet.behave({ responses: { wallet_sendCalls: () => answer } })
    const client = await wagmi.getConnectorClient(config)
    const params = [
      { version: '2.0.0', from: wallet.selected, chainId: '0x7a6a', atomicRequired: false, calls: [{ to: recipient }] },
    ]
    expect(await client.request({ method: 'wallet_sendCalls', params } as never)).toEqual(answer)
    const entry = { callsId: '0x1d', networkId: 'eip155:31338', address: wallet.selected }
    await expect.poll(() => kit.journal.getState().entries).toMatchObject([entry])
  })

  it('records a failed request that may have been sent, and answers wagmi with the error of the wallet', async () => {
    const { kit, config, wallet } = load()
    await kit.connect({ connectorId })
    const failed = () => {
      throw Object.assign(new Error('The connection was lost'), { code: -32603 })
    }
    wallet.behave({ responses: { eth_sendTransaction: failed, wallet_sendCalls: failed } })
    const requests = () => kit.unanswered.getState().requests
    const sent = { address: wallet.selected, networkId: 'eip155:31337' }
    const error = await wagmi.sendTransaction(config, { to: recipient, value: 7n, gas: 50_000n }).catch(String)
    expect(error).toContain('The connection was lost')
    const transaction = { sent: { to: recipient, value: 7n }, mark: { nonce: expect.any(Number) } }
    await expect.poll(requests).toMatchObject([{ ...sent, ...transaction }])
    const client = await wagmi.getConnectorClient(config)
    const calls = [{ to: recipient }]
    const params = [{ version: '2.0.0', id: '0x1d', chainId: '0x7a6a', atomicRequired: false, calls }]
    await client.request({ method: 'wallet_sendCalls', params } as never).catch(String)
    await expect
      .poll(requests)
      .toContainEqual(expect.objectContaining({ ...sent, networkId: 'eip155:31338', callsId: '0x1d' }))
    expect(kit.journal.getState().entries).toEqual([])
  })

  it('answers wagmi as the wallet does when the answer is not a hash, and records that it may have been sent', async () => {
    const app = load()
    const { kit, config, wallet } = app
    await kit.connect({ connectorId })
    wallet.behave({ responses: { eth_sendTransaction: () => 'no hash' } })
    expect(await wagmi.sendTransaction(config, { to: recipient, value: 1n })).toBe('no hash')
    await expect.poll(() => kit.unanswered.getState().requests).toMatchObject([{ sent: { to: recipient, value: 1n } }])
    expect(kit.journal.getState().entries).toEqual([])
  })

  it('connects the kit when wagmi connects, and prompts the user once', async () => {
    const app: ReturnType<typeof load> = load(undefined, {
      connector: { connect: () => app.kit.connect({ connectorId }) },
    })
    const [connector = expect.fail()] = app.config.connectors
    const answer = await wagmi.connect(app.config, { connector, chainId: 31338 })
    expect(answer).toEqual({
      accounts: app.kit.active.getState().connection?.accounts.map(({ address }) => address),
      chainId: 31338,
    })
    expect(await agrees(app)).toEqual({ status: 'connected', address: app.wallet.selected, chainId: 31338 })
    await expect(wagmi.connect(app.config, { connector })).rejects.toThrow('already connected')
    expect(app.prompts()).toBe(1)
  })

  it('opens the modal when wagmi connects, and rejects when the user closes it', async () => {
    const app = load(undefined, { plugins: [modal()] })
    const { kit, config } = app
    const face = kit as unknown as ReturnType<ReturnType<typeof modal>['setup']>
    const [connector = expect.fail()] = config.connectors
    const declined = wagmi.connect(config, { connector }).catch((error: Error) => error.name)
    await expect.poll(() => face.modal.getState().open).toBe(true)
    expect(app.actual().status).toBe('connecting')
    face.close()
    expect(await declined).toBe('UserRejectedRequestError')
    expect(app.actual()).toEqual(disconnected)

    const answer = wagmi.connect(config, { connector })
    await expect.poll(() => face.modal.getState().open).toBe(true)
    await kit.connect({ connectorId })
    expect((await answer).chainId).toBe(31337)
    expect((await agrees(app)).status).toBe('connected')
    expect(app.prompts()).toBe(1)
  })

  it('throws a descriptive error in a kit without a modal and without connect', async () => {
    const { config } = load()
    const [connector = expect.fail()] = config.connectors
    await expect(wagmi.connect(config, { connector })).rejects.toMatchObject({ code: 'kit/pluginMissing' })
  })

  it("follows the wallet to another account and chain, also to one that isn't configured", async () => {
    const app = load()
    const { kit, config, wallet } = app
    await kit.connect({ connectorId })
    const [, second = expect.fail()] = wallet.addresses
    wallet.selectAccount(second)
    await expect.poll(app.actual).toMatchObject({ address: second })
    wallet.selectChain(31338)
    await expect.poll(app.actual).toMatchObject({ address: second, chainId: 31338 })
    expect(config.state.chainId).toBe(31338)
    wallet.emit('chainChanged', '0x3e7')
    await expect.poll(app.actual).toMatchObject({ status: 'connected', chainId: 999 })
    expect(config.state.chainId).toBe(31338)
    expect(app.actual()).toEqual(app.expected())
  })

  it('switches on either side, and reports a rejection with wagmi’s own error', async () => {
    const app = load()
    const { kit, config, wallet } = app
    await kit.connect({ connectorId })
    expect((await wagmi.switchChain(config, { chainId: 31338 })).id).toBe(31338)
    expect(await agrees(app)).toMatchObject({ chainId: 31338 })
    await kit.switchNetwork({ networkId: 'eip155:31337' })
    expect(await agrees(app)).toMatchObject({ chainId: 31337 })
    wallet.behave({ mode: 'reject' })
    const name = (error: Error) => error.name
    expect(await wagmi.switchChain(config, { chainId: 31338 }).catch(name)).toBe('UserRejectedRequestError')
    expect(await wagmi.switchChain(config, { chainId: 5 as never }).catch(name)).toBe('SwitchChainError')
    expect(wallet.requests.filter(({ method }) => method === 'wallet_switchEthereumChain')).toHaveLength(3)
    expect(await agrees(app)).toMatchObject({ chainId: 31337 })
  })

  it('stays on one chain without a wallet, no matter which side selects it', async () => {
    const { kit, config } = load()
    await wagmi.switchChain(config, { chainId: 31338 })
    await expect.poll(() => kit.namespace('eip155').network.getState().active?.id).toBe('eip155:31338')
    await kit.switchNetwork({ networkId: 'eip155:31337' })
    expect(config.state.chainId).toBe(31337)
    const fixed = load(undefined, { settings: { enableNetworkSwitch: false } })
    await wagmi.switchChain(fixed.config, { chainId: 31338 })
    await expect.poll(() => fixed.config.state.chainId).toBe(31337)
  })

  it('disconnects on either side, once', async () => {
    const app = load()
    const { kit, config, wallet } = app
    await kit.connect({ connectorId })
    await kit.disconnect()
    expect(app.actual()).toEqual(disconnected)
    await kit.connect({ connectorId })
    await wagmi.disconnect(config)
    expect([app.actual(), app.expected()]).toEqual([disconnected, disconnected])
    expect(wallet.authorized).toBe(false)
    await kit.connect({ connectorId })
    wallet.revoke()
    await expect.poll(app.actual).toEqual(disconnected)
    const ends = wallet.requests.filter(({ method }) => method === 'wallet_revokePermissions')
    expect(ends).toHaveLength(2)
  })

  it('represents the active wallet among several, and disconnects all of them', async () => {
    const app = load()
    const { kit, config, wallet, other } = app
    await kit.connect({ connectorId })
    const client = await wagmi.getConnectorClient(config)
    await kit.connect({ connectorId: 'two.wallet' })
    expect((await agrees(app)).status).toBe('connected')
    // Both wallets have the same keys, so a client created for one sends requests to the other.
    await client.request({ method: 'eth_chainId' })
    const requested = () => [wallet, other].map(({ requests }) => requests.at(-1)?.method)
    await client.request({ method: 'personal_sign', params: ['0x00', other.selected] })
    expect(requested()[1]).toBe('personal_sign')
    await kit.disconnect({ connectionId: 'eip155:two.wallet' })
    expect((await agrees(app)).status).toBe('connected')
    await client.request({ method: 'personal_sign', params: ['0x00', wallet.selected] })
    expect(requested()[0]).toBe('personal_sign')
    await kit.connect({ connectorId: 'two.wallet' })
    await wagmi.disconnect(config)
    expect(kit.connections.getState().connections).toEqual([])
    await expect(client.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4900 })
  })

  it('keeps its account while another namespace is active', async () => {
    const app = load()
    const { kit, sol, config } = app
    await kit.connect({ connectorId })
    const before = app.actual()
    const connecting = kit.connect({ connectorId: 'sol' })
    await expect.poll(() => sol.requested).toEqual(['connect'])
    sol.answer({ solana: sol.session('solana', ['S'], 'solana:1') })
    await connecting
    expect(kit.active.getState().namespace).toBe('solana')
    expect(app.actual()).toEqual(before)
    await wagmi.disconnect(config)
    expect(kit.connections.getState().connections.map(({ namespace }) => namespace)).toEqual(['solana'])
  })

  it('reconnects from the first moment after a reload, then is connected without a prompt', async () => {
    const first = load()
    await first.kit.connect({ connectorId })
    first.wallet.selectChain(31338)
    await expect.poll(first.actual).toMatchObject({ chainId: 31338 })
    const { address } = first.actual()
    first.kit.destroy()
    expect(first.actual()).toEqual(disconnected)

    const app = load(first.browser, { isStarted: false })
    const seen = new Set([app.actual().status])
    app.config.subscribe(
      (state) => state,
      () => void seen.add(app.actual().status),
    )
    expect(app.actual()).toEqual({ status: 'reconnecting', address, chainId: 31338 })
    const reconnected = wagmi.reconnect(app.config)
    app.kit.start()
    expect(await reconnected).toHaveLength(1)
    expect(await agrees(app)).toEqual({ status: 'connected', address, chainId: 31338 })
    expect([...seen]).toEqual(['reconnecting', 'connected'])
    expect(app.prompts()).toBe(1)
  })

  it('connects after a reload even if wagmi does not reconnect on its own', async () => {
    const first = load()
    await first.kit.connect({ connectorId })
    first.kit.destroy()
    const app = load(first.browser)
    app.config.setState((state) => ({ ...state, connections: new Map() }))
    await expect.poll(() => app.actual().status).toBe('connected')
    expect(app.actual()).toEqual(app.expected())
  })

  it.each([true, false])(
    'ends disconnected when the remembered wallet is not restored (wagmi reconnects: %s)',
    async (does) => {
      const first = load()
      await first.kit.connect({ connectorId })
      first.kit.destroy()
      first.wallet.revoke()
      const app = load(first.browser)
      if (does) expect(await wagmi.reconnect(app.config)).toEqual([])
      await expect.poll(app.actual).toEqual(disconnected)
      expect(app.expected().status).toBe('disconnected')
    },
  )

  it('stays consistent across tabs: a wallet connected or disconnected in one tab is so in the other', async () => {
    const { ports, ...wallets } = createBrowser(chains)
    const open = () => load({ ...wallets, ports: { ...ports, storage: ports.storage.openTab() } })
    const [first, second] = [open(), open()]
    await first.kit.connect({ connectorId })
    await expect.poll(second.actual).toEqual(first.actual())
    expect(second.actual().status).toBe('connected')
    await wagmi.disconnect(second.config)
    await expect.poll(first.actual).toEqual(disconnected)
    expect(first.prompts()).toBe(1)
  })

  it("doesn't affect other connectors of the page", async () => {
    const accounts = [recipient] as const
    const app = load(undefined, { connectors: [wagmi.mock({ accounts })] })
    const { kit, config } = app
    const [, mocked = expect.fail()] = config.connectors
    await wagmi.connect(config, { connector: mocked })
    expect(app.actual().address).toBe(recipient)
    await kit.connect({ connectorId })
    expect(app.actual().address).toBe(app.wallet.selected)
    await kit.disconnect()
    expect(app.actual()).toMatchObject({ status: 'connected', address: recipient })
    await wagmi.disconnect(config)
    expect(app.actual()).toEqual(disconnected)
  })

  it('renders the cookie’s connection on a server, and the same first in the browser', async () => {
    const browser = createBrowser(chains)
    const document = { cookie: '' }
    const storage = cookieStorage(browser.ports.storage, document)
    const first = load({ ...browser, ports: { ...browser.ports, storage } })
    await first.kit.connect({ connectorId })
    const shown = { ...first.actual(), status: 'reconnecting' }
    const initialState = parseInitialState(document.cookie.split(';')[0])
    const server = { ssr: true, initialState, isStarted: false, platform: { kind: 'server' } } as const
    expect(load(createBrowser(chains), server).actual()).toEqual(shown)
    first.kit.destroy()
    // Another tab disconnected in the meantime: the page hydrates what was rendered, then shows the current state.
    const app = load(createBrowser(chains), { ssr: true, initialState })
    expect(app.actual()).toEqual(shown)
    expect(await wagmi.reconnect(app.config)).toEqual([])
    expect(app.actual()).toEqual(disconnected)
  })

  it("doesn't wait for a wallet of a destroyed kit: another page’s config reconnects", async () => {
    const first = load()
    await first.kit.connect({ connectorId })
    first.kit.destroy()
    const gone = load(first.browser, { isStarted: false })
    const waiting = wagmi.reconnect(gone.config)
    gone.kit.start()
    gone.kit.destroy()
    expect(await waiting).toEqual([])
    expect(await wagmi.reconnect(load(first.browser).config)).toHaveLength(1)
  })

  it('ends with the kit', async () => {
    const { kit, config, actual, wallet } = load()
    await kit.connect({ connectorId })
    const client = await wagmi.getConnectorClient(config)
    kit.destroy()
    expect(actual()).toEqual(disconnected)
    await expect(client.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4900 })
    expect(wallet.listenerCount()).toBe(0)
  })
})
