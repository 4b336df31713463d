import { describe, expect, it } from 'vitest'
import { collectEvents, providerOf, until } from './testing/createTestKit.js'
import { useWorld } from './testing/useWorld.js'

const world = useWorld()
const never = new AbortController().signal

describe('session with a remote wallet', () => {
  it('follows the wallet to another network and reports its accounts there', async () => {
    const wallet = await world.openWallet()
    const session = await world.pair(world.openConnector(), wallet)
    const events = collectEvents(session)
    const provider = providerOf(session)
    const chainIds: unknown[] = []
    provider.on('chainChanged', (chainId) => chainIds.push(chainId))
    await wallet.selectChain(31338)
    await until(() => expect(session.networkId).toBe('eip155:31338'))
    expect(events).toEqual([
      { type: 'networkChanged', networkId: 'eip155:31338' },
      { type: 'accountsChanged', accounts: [expect.objectContaining({ address: wallet.addresses[0] })] },
    ])
    expect(chainIds).toEqual(['0x7a6a'])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a6a')
  })

  it('follows the wallet to another account', async () => {
    const wallet = await world.openWallet()
    const session = await world.pair(world.openConnector(), wallet)
    const events = collectEvents(session)
    const [, other] = wallet.addresses
    if (other === undefined) throw new Error('the wallet has one account')
    await wallet.selectAccount(other)
    await until(() => expect(session.accounts[0]?.address).toBe(other))
    expect(events.every((event) => event.type === 'accountsChanged')).toBe(true)
    expect(await providerOf(session).request({ method: 'eth_accounts' })).toEqual([other, wallet.addresses[0]])
  })

  it('formats addresses for the chain, however the wallet grants them', async () => {
    const wallet = await world.openWallet()
    const session = await world.pair(world.openConnector(), wallet)
    const [topic] = wallet.getState().sessions.map((item) => item.topic)
    const [, second] = wallet.addresses
    if (topic === undefined || second === undefined) throw new Error('no session')
    await wallet.updateSession(topic, { chainIds: [31337], accounts: [second.toLowerCase() as `0x${string}`] })
    await until(() => expect(session.accounts.map(({ address }) => address)).toEqual([second]))
  })

  it('leaves a network that the wallet revoked', async () => {
    const wallet = await world.openWallet()
    const session = await world.pair(world.openConnector(), wallet)
    const events = collectEvents(session)
    const [topic] = wallet.getState().sessions.map((item) => item.topic)
    const [, second] = wallet.addresses
    if (topic === undefined || second === undefined) throw new Error('no session')
    await wallet.updateSession(topic, { chainIds: [31338], accounts: [second] })
    await until(() => expect(session.approvedNetworkIds).toEqual(['eip155:31338']))
    expect(events).toEqual([
      { type: 'approvedNetworksChanged', networkIds: ['eip155:31338'] },
      { type: 'networkChanged', networkId: 'eip155:31338' },
      { type: 'accountsChanged', accounts: [expect.objectContaining({ address: second })] },
    ])
  })

  it('reads capabilities from the session, and queries the wallet when it contains none', async () => {
    const scopedProperties = { 'eip155:31337': JSON.stringify({ atomic: { status: 'ready' } }) }
    const wallet = await world.openWallet({ grant: { scopedProperties } })
    const provider = providerOf(await world.pair(world.openConnector(), wallet))
    wallet.behave({ methods: { wallet_getCapabilities: 'reject' } })
    const ask = (chainId: string) =>
      provider.request({ method: 'wallet_getCapabilities', params: [wallet.addresses[0], [chainId]] })
    expect(await ask('0x7a69')).toEqual({ '0x7a69': { atomic: { status: 'ready' } } })
    await expect(ask('0x7a6a')).rejects.toMatchObject({ code: 4001 })
  })

  it('passes calls, permissions and assets to the wallet', async () => {
    const wallet = await world.openWallet()
    const provider = providerOf(await world.pair(world.openConnector(), wallet))
    const [from, to] = wallet.addresses
    const ask = (method: string, ...params: readonly unknown[]) => provider.request({ method, params })
    const calls = [{ to, value: '0x5' }]
    const bundle = { version: '2.0.0', chainId: '0x7a69', from, atomicRequired: false, calls }
    const { id } = (await ask('wallet_sendCalls', bundle)) as { readonly id: string }
    await until(async () => expect(await ask('wallet_getCallsStatus', id)).toMatchObject({ status: 200 }))

    const options = { address: world.chains()[0].tokens.TUSD.address, symbol: 'TUSD', decimals: 6 }
    const watch = { method: 'wallet_watchAsset', params: { type: 'ERC20', options } }
    expect(await provider.request(watch)).toBe(true)
    const filter = { account: from, chainFilter: ['0x7a69'] }
    const rows = [{ type: 'native' }, { type: 'erc20', address: options.address }]
    expect(await ask('wallet_getAssets', filter)).toMatchObject({ '0x7a69': rows })

    const permission = { type: 'native-token-recurring-allowance', data: { allowance: '0x5' } }
    const rules = [{ type: 'expiry', data: { timestamp: Math.floor(Date.now() / 1000) + 60 } }]
    const request = [{ chainId: '0x7a69', from, to, permission, rules }]
    const [{ context }] = (await ask('wallet_requestExecutionPermissions', request)) as [{ readonly context: string }]
    const granted = { method: 'wallet_getGrantedExecutionPermissions', params: [] }
    expect(await provider.request(granted)).toMatchObject([{ from, to, context, permission, rules }])
    expect(await ask('wallet_revokeExecutionPermission', { permissionContext: context })).toEqual({})
    const again = ask('wallet_revokeExecutionPermission', { permissionContext: context })
    await expect(again).rejects.toMatchObject({ code: -32602 })
  })

  it('switches to a granted network without the wallet and sends there', async () => {
    const wallet = await world.openWallet()
    const session = await world.pair(world.openConnector(), wallet)
    const provider = providerOf(session)
    expect(await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] })).toBeNull()
    const transaction = { from: wallet.addresses[0], to: wallet.addresses[1], value: '0x5' }
    const hash = (await provider.request({ method: 'eth_sendTransaction', params: [transaction] })) as string
    const [, second] = world.chains()
    await until(async () =>
      expect(await second.rpc('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' }),
    )
  })

  it('requests a network that the wallet did not grant, and waits until the session contains it', async () => {
    const wallet = await world.openWallet({ grant: { chainIds: [31337] } })
    const session = await world.pair(world.openConnector(), wallet)
    const provider = providerOf(session)
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] })
    expect(session.networkId).toBe('eip155:31338')
    expect(session.approvedNetworkIds).toContain('eip155:31338')
  })

  it('maps rejections to the EIP-1193 code and keeps other codes of the wallet', async () => {
    const wallet = await world.openWallet({ grant: { chainIds: [31337] } })
    const session = await world.pair(world.openConnector(), wallet)
    const provider = providerOf(session)
    wallet.behave({ mode: 'reject' })
    const sign = { method: 'personal_sign', params: ['0x6869', wallet.addresses[0]] }
    await expect(provider.request(sign)).rejects.toMatchObject({ code: 4001 })
    const change = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] }
    await expect(provider.request(change)).rejects.toMatchObject({ code: 4001 })
    expect(session.networkId).toBe('eip155:31337')
    await expect(provider.request({ method: 'eth_sign', params: [] })).rejects.toMatchObject({
      code: expect.any(Number),
    })
    const unknown = { method: 'wallet_switchEthereumChain', params: [{ chainId: 5 }] }
    await expect(provider.request(unknown)).rejects.toMatchObject({ code: -32602 })
  })

  it('never sends a wallet method to a node, and passes on the errors of a node', async () => {
    const session = await world.pair(world.openConnector(), await world.openWallet())
    const provider = providerOf(session)
    await expect(provider.request({ method: 'wallet_madeUp' })).rejects.toMatchObject({ code: 4200 })
    await expect(provider.request({ method: 'eth_madeUp' })).rejects.toMatchObject({ code: -32601 })
    expect(await provider.request({ method: 'eth_blockNumber' })).toMatch(/^0x/)
  })

  it('aborts a request on the signal and stays usable', async () => {
    const wallet = await world.openWallet()
    const session = await world.pair(world.openConnector(), wallet)
    wallet.behave({ mode: 'manual' })
    const abort = new AbortController()
    const sign = { method: 'personal_sign', params: ['0x6869', wallet.addresses[0]] }
    const signing = providerOf(session).request(sign, { signal: abort.signal })
    signing.catch(() => undefined)
    await until(() => expect(wallet.getState().prompts).toHaveLength(1))
    abort.abort(new Error('the user went back'))
    await expect(signing).rejects.toThrow('the user went back')
    await wallet.approveNext()
    wallet.behave({ mode: 'approve' })
    expect(await providerOf(session).request(sign)).toMatch(/^0x/)
  })

  it('times out when a wallet never responds', async () => {
    const wallet = await world.openWallet()
    const session = await world.pair(world.openConnector({ requestTimeoutMs: 300 }), wallet)
    wallet.behave({ mode: 'hang' })
    const sign = { method: 'personal_sign', params: ['0x6869', wallet.addresses[0]] }
    await expect(providerOf(session).request(sign)).rejects.toMatchObject({ code: 4900 })
  })

  it('detects that a wallet disconnects, and fails pending requests', async () => {
    const wallet = await world.openWallet()
    const session = await world.pair(world.openConnector(), wallet)
    const events = collectEvents(session)
    wallet.behave({ mode: 'manual' })
    const sign = { method: 'personal_sign', params: ['0x6869', wallet.addresses[0]] }
    const signing = providerOf(session).request(sign)
    signing.catch(() => undefined)
    await until(() => expect(wallet.getState().prompts).toHaveLength(1))
    await wallet.disconnect()
    await until(() => expect(events).toEqual([{ type: 'disconnected', reason: 'user-disconnected' }]))
    await expect(signing).rejects.toMatchObject({ code: 4900 })
    await expect(providerOf(session).request(sign)).rejects.toMatchObject({ code: 4900 })
  })

  it('ends the session in the wallet when the page disconnects, and connects again', async () => {
    const wallet = await world.openWallet()
    const connector = world.openConnector()
    const session = await world.pair(connector, wallet)
    await session.disconnect(never)
    await until(() => expect(wallet.getState().sessions).toHaveLength(0))
    expect(await connector.reconnect({ requests: [], signal: never })).toBeUndefined()
    expect((await world.pair(connector, wallet)).accounts).toHaveLength(1)
  })

  it('fails pending requests when the page disconnects', async () => {
    const wallet = await world.openWallet()
    const session = await world.pair(world.openConnector(), wallet)
    wallet.behave({ mode: 'manual' })
    const signing = providerOf(session).request({ method: 'personal_sign', params: ['0x6869', wallet.addresses[0]] })
    signing.catch(() => undefined)
    await until(() => expect(wallet.getState().prompts).toHaveLength(1))
    await session.disconnect(never)
    await expect(signing).rejects.toMatchObject({ code: 4900 })
  })
})
