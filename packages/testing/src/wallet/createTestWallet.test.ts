import { callBatchAbi, callBatchAddress, devChain, type EvmDevnet, startEvm } from '@kit/devnet'
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  http,
  stringToHex,
  toHex,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anvilKeys } from '../evm/anvilKeys.data.js'
import { createTestWallet } from './createTestWallet.js'
import type { TestWallet, TestWalletOptions } from './TestWallet.js'

let one: EvmDevnet
let two: EvmDevnet
beforeAll(async () => {
  ;[one, two] = await Promise.all([startEvm({ chainId: 31337 }), startEvm({ chainId: 31338 })])
})
afterAll(() => Promise.all([one.stop(), two.stop()]))

const walletOn = (options: Partial<TestWalletOptions> = {}) =>
  createTestWallet({ chains: [{ id: 31337, rpcUrl: one.url }], ...options })
const ask = (wallet: TestWallet, method: string, ...params: unknown[]) => wallet.provider.request({ method, params })
const walletWithoutNode = () => createTestWallet({ chains: [{ id: 31337, rpcUrl: 'http://127.0.0.1:1' }] })
const connected = async (options: Partial<TestWalletOptions> = {}) => {
  const wallet = walletOn(options)
  await ask(wallet, 'eth_requestAccounts')
  return wallet
}
const memory = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

describe('accounts', () => {
  it('shows an account only after the owner agrees', async () => {
    const wallet = walletOn()
    expect(await ask(wallet, 'eth_accounts')).toEqual([])
    expect(await ask(wallet, 'eth_requestAccounts')).toEqual(['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'])
    expect(await ask(wallet, 'eth_accounts')).toEqual([wallet.selected])
  })

  it('lists and revokes permissions as EIP-2255 specifies', async () => {
    const wallet = walletOn()
    expect(await ask(wallet, 'wallet_getPermissions')).toEqual([])
    await ask(wallet, 'wallet_requestPermissions', { eth_accounts: {} })
    expect(await ask(wallet, 'wallet_getPermissions')).toMatchObject([
      { parentCapability: 'eth_accounts', caveats: [{ value: [wallet.selected] }] },
    ])
    await ask(wallet, 'wallet_revokePermissions', { eth_accounts: {} })
    expect(await ask(wallet, 'eth_accounts')).toEqual([])
  })

  it('notifies the page of another account, of a lock and of a revocation', async () => {
    const wallet = await connected({ behavior: { events: 'never' } })
    const seen = vi.fn()
    wallet.provider.on('accountsChanged', seen)
    const [first, second] = wallet.addresses as [`0x${string}`, `0x${string}`]
    wallet.selectAccount(second)
    wallet.lock()
    wallet.unlock()
    wallet.selectAccount(first)
    wallet.revoke()
    expect(seen.mock.calls).toEqual([[[second]], [[]], [[second]], [[first]], [[]]])
    wallet.provider.removeListener('accountsChanged', seen)
    expect(wallet.listenerCount()).toBe(0)
  })

  it('remembers the page after a reload when it has storage', async () => {
    const storage = memory()
    const before = await connected({ storage })
    before.selectAccount(before.addresses[1] as `0x${string}`)
    const after = walletOn({ storage })
    expect(await ask(after, 'eth_accounts')).toEqual([before.addresses[1]])
  })

  it('follows what the same wallet did in another tab, as an extension would', async () => {
    const storage = memory()
    const here = await connected({ storage })
    const page = new EventTarget()
    here.announce(page)
    const seen = vi.fn()
    here.provider.on('accountsChanged', (accounts: unknown) => seen('accounts', accounts))
    here.provider.on('chainChanged', (chainId: unknown) => seen('chain', chainId))
    const there = walletOn({ storage })
    there.selectAccount(there.addresses[1] as `0x${string}`)
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'another key' }))
    expect(seen).not.toHaveBeenCalled()
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'kit-test-wallet:test.kit.wallet' }))
    expect(seen.mock.calls).toEqual([['accounts', [there.addresses[1]]]])
    expect(here.selected).toBe(there.addresses[1])
  })

  it('keeps working with full storage', async () => {
    const full = () => {
      throw new Error('QuotaExceededError')
    }
    expect(
      await ask(walletOn({ storage: { getItem: () => null, setItem: full } }), 'eth_requestAccounts'),
    ).toHaveLength(1)
  })

  it('starts fresh from corrupt storage', async () => {
    const storage = { getItem: () => '{"chainId":[]', setItem: () => undefined }
    expect(await ask(walletOn({ storage }), 'eth_accounts')).toEqual([])
  })
})

describe('signing', () => {
  it('signs a message that verifies', async () => {
    const wallet = await connected()
    const message = 'Grüße, 0x68690a'
    const signature = (await ask(wallet, 'personal_sign', stringToHex(message), wallet.selected)) as `0x${string}`
    expect(await verifyMessage({ address: wallet.selected, message, signature })).toBe(true)
  })

  it('signs typed data that verifies, with amounts as decimal strings', async () => {
    const wallet = await connected()
    const typedData = {
      domain: { name: 'Shop', version: '1', chainId: 31337 },
      types: { Order: [{ name: 'amount', type: 'uint256' }] },
      primaryType: 'Order',
      message: { amount: '115792089237316195423570985008687907853269984665640564039457584007913129639935' },
    } as const
    const eip712 = { ...typedData, types: { ...typedData.types, EIP712Domain: domainType } }
    const signature = await ask(wallet, 'eth_signTypedData_v4', wallet.selected, JSON.stringify(eip712))
    const message = { amount: 2n ** 256n - 1n }
    expect(
      await verifyTypedData({ ...typedData, message, address: wallet.selected, signature: signature as `0x${string}` }),
    ).toBe(true)
  })

  it('rejects typed data of another chain, and an account that the page may not see', async () => {
    const wallet = await connected()
    const foreign = { domain: { chainId: 1 }, types: { A: [] }, primaryType: 'A', message: {} }
    await expect(ask(wallet, 'eth_signTypedData_v4', wallet.selected, foreign)).rejects.toMatchObject({ code: -32603 })
    await expect(ask(wallet, 'personal_sign', '0x00', wallet.addresses[1])).rejects.toMatchObject({ code: 4100 })
    await expect(ask(walletOn(), 'personal_sign', '0x00', wallet.selected)).rejects.toMatchObject({ code: 4100 })
  })

  it('sends transactions that are mined, several at once without a nonce clash', async () => {
    const wallet = await connected()
    const to = '0x00000000000000000000000000000000000000A1'
    const send = () => ask(wallet, 'eth_sendTransaction', { from: wallet.selected, to, value: toHex(5n) })
    const hashes = (await Promise.all([send(), send(), send()])) as `0x${string}`[]
    const client = createPublicClient({ chain: devChain(one), transport: http(one.url) })
    const receipts = await Promise.all(hashes.map((hash) => client.waitForTransactionReceipt({ hash })))
    expect(receipts.map((receipt) => receipt.status)).toEqual(['success', 'success', 'success'])
    expect(await ask(wallet, 'eth_getBalance', to, 'latest')).toBe('0xf')
  })

  it('reports why the node refused a transaction', async () => {
    const wallet = await connected()
    const huge = { from: wallet.selected, to: wallet.selected, value: toHex(10n ** 30n) }
    await expect(ask(wallet, 'eth_sendTransaction', huge)).rejects.toMatchObject({
      name: 'ProviderError',
      code: -32603,
    })
  })
})

describe('chains', () => {
  const added = () => ({
    chainId: '0x7a6a',
    chainName: 'Local Two',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [two.url],
  })

  it.each([
    ['plain', { code: 4902 }],
    ['nested', { code: -32603, data: { originalError: { code: 4902 } } }],
    ['internal', { code: -32603 }],
  ] as const)('returns "unknown chain" in the shape %s, then adds and switches', async (unknownChain, error) => {
    const wallet = await connected({ behavior: { unknownChain } })
    const change = new Promise((resolve) => wallet.provider.on('chainChanged', resolve as () => void))
    await expect(ask(wallet, 'wallet_switchEthereumChain', { chainId: '0x7a6a' })).rejects.toMatchObject(error)
    expect(await ask(wallet, 'wallet_addEthereumChain', added())).toBeNull()
    expect(await ask(wallet, 'eth_chainId')).toBe('0x7a69')
    expect(await ask(wallet, 'wallet_switchEthereumChain', { chainId: '0x7a6a' })).toBeNull()
    expect(await ask(wallet, 'eth_chainId')).toBe('0x7a6a')
    expect(await change).toBe('0x7a6a')
  })

  it('rejects a chain whose node reports another chain, or that is not https', async () => {
    const wallet = await connected()
    await expect(ask(wallet, 'wallet_addEthereumChain', { ...added(), rpcUrls: [one.url] })).rejects.toThrow('0x7a69')
    const insecure = { ...added(), rpcUrls: ['http://node.example'] }
    await expect(ask(wallet, 'wallet_addEthereumChain', insecure)).rejects.toMatchObject({ code: -32602 })
  })

  it('writes chain IDs in the configured form', async () => {
    const wallet = walletOn({ behavior: { chainIdFormat: 'number' } })
    expect(await ask(wallet, 'eth_chainId')).toBe(31337)
    wallet.behave({ chainIdFormat: 'decimal' })
    expect(await ask(wallet, 'eth_chainId')).toBe('31337')
  })
})

describe('behavior', () => {
  it.each([
    ['plain', { code: 4001 }],
    ['wrapped', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['ethers', { code: 'ACTION_REJECTED' }],
    ['pairing', { code: 5000 }],
    ['phrase', { message: expect.stringContaining('denied') }],
  ] as const)('rejects in the shape %s', async (rejection, error) => {
    const wallet = walletOn({ behavior: { mode: 'reject', rejection } })
    await expect(ask(wallet, 'eth_requestAccounts')).rejects.toMatchObject(error)
    expect(wallet.authorized).toBe(false)
  })

  it('lets the owner answer one prompt after another', async () => {
    const wallet = walletOn({ behavior: { mode: 'manual' } })
    const accounts = ask(wallet, 'eth_requestAccounts')
    expect(await wallet.approveNext()).toMatchObject({ method: 'eth_requestAccounts' })
    expect(await accounts).toHaveLength(1)
    const signature = ask(wallet, 'personal_sign', '0x00', wallet.selected)
    const refused = expect(signature).rejects.toMatchObject({ code: 4001 })
    await wallet.rejectNext()
    await refused
    expect(wallet.queue).toEqual([])
  })

  it('throws synchronously, for prompts alone or for every method', () => {
    const wallet = walletOn({ behavior: { mode: 'throw' } })
    expect(() => ask(wallet, 'eth_requestAccounts')).toThrow('synchronously')
    expect(() => ask(wallet, 'eth_chainId')).not.toThrow()
    wallet.behave({ methods: { '*': 'throw' } })
    expect(() => ask(wallet, 'eth_chainId')).toThrow('synchronously')
  })

  it('emits before or after the request settles, or never', async () => {
    const orderOf = async (events: 'before' | 'after' | 'never') => {
      const wallet = walletOn({ behavior: { events } })
      const order: string[] = []
      const changed = new Promise<void>((resolve) => {
        wallet.provider.on('accountsChanged', () => {
          order.push('event')
          resolve()
        })
      })
      await ask(wallet, 'eth_requestAccounts')
      order.push('answer')
      if (events === 'after') await changed
      return order
    }
    expect(await orderOf('before')).toEqual(['event', 'answer'])
    expect(await orderOf('after')).toEqual(['answer', 'event'])
    expect(await orderOf('never')).toEqual(['answer'])
  })

  it('returns scripted responses in place of its own', async () => {
    const wallet = walletOn({ behavior: { responses: { eth_requestAccounts: () => ['<b>'] } } })
    expect(await ask(wallet, 'eth_requestAccounts')).toEqual(['<b>'])
  })

  it('fails with 4900 while its node is unreachable', async () => {
    const wallet = await connected()
    const events: unknown[] = []
    wallet.provider.on('disconnect', (error: unknown) => events.push((error as { code: number }).code))
    wallet.provider.on('connect', (detail: unknown) => events.push(detail))
    wallet.goOffline()
    await expect(ask(wallet, 'eth_accounts')).rejects.toMatchObject({ code: 4900 })
    wallet.goOnline()
    expect(await ask(wallet, 'eth_accounts')).toHaveLength(1)
    expect(events).toEqual([4900, { chainId: '0x7a69' }])
  })

  it('rejects methods that it does not have, including the dangerous ones of nodes', async () => {
    const wallet = await connected()
    for (const method of ['eth_sign', 'anvil_setBalance', 'constructor', 'toString']) {
      await expect(ask(wallet, method)).rejects.toMatchObject({ code: -32601 })
    }
  })
})

describe('EIP-5792 and EIP-747', () => {
  const call = { to: '0x00000000000000000000000000000000000000A2', value: '0x1' }
  const bundle = (more: object = {}) => ({
    version: '2.0.0',
    chainId: '0x7a69',
    atomicRequired: false,
    calls: [call, call],
    ...more,
  })

  it('sends calls and reports them as confirmed', async () => {
    const wallet = await connected()
    const { id } = (await ask(wallet, 'wallet_sendCalls', bundle({ from: wallet.selected }))) as { id: string }
    const receipts = [{ status: '0x1' }, { status: '0x1' }]
    // Pending until both are mined.
    await expect
      .poll(() => ask(wallet, 'wallet_getCallsStatus', id))
      .toMatchObject({ id, status: 200, atomic: false, receipts })
  })

  it('sends calls as one transaction where accounts can have code, all or none of them', async () => {
    const chains = [{ id: 31337, rpcUrl: one.url, batchContract: callBatchAddress }] as const
    const wallet = await connected({ chains, keys: anvilKeys.slice(4) })
    const capabilities = await ask(wallet, 'wallet_getCapabilities', wallet.selected)
    expect(capabilities).toEqual({ '0x7a69': { atomic: { status: 'supported' } } })
    const client = createPublicClient({ transport: http(one.url) })
    const to = '0x00000000000000000000000000000000000000b5'
    const token = one.tokens.TUSD.address
    const transfer = (amount: bigint) =>
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
    const held = () => client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [to] })
    // The second time, the account already has its code.
    for (const times of [1n, 2n]) {
      const calls = [
        { to, value: '0x5' },
        { to: token, data: transfer(7n) },
      ]
      const params = bundle({ atomicRequired: true, calls })
      const { id } = (await ask(wallet, 'wallet_sendCalls', params)) as { id: string }
      const statusOf = () => ask(wallet, 'wallet_getCallsStatus', id)
      await expect.poll(statusOf).toMatchObject({ status: 200, atomic: true, receipts: [{ status: '0x1' }] })
      const status = await statusOf()
      expect((status as { receipts: unknown[] }).receipts).toHaveLength(1)
      expect([await client.getBalance({ address: to }), await held()]).toEqual([5n * times, 7n * times])
    }
    const tooMuch = [
      { to, value: '0x5' },
      { to: token, data: transfer(10n ** 30n) },
    ]
    await expect(
      ask(wallet, 'wallet_sendCalls', bundle({ atomicRequired: true, calls: tooMuch })),
    ).rejects.toMatchObject({ code: -32603 })
    expect(await client.getBalance({ address: to })).toBe(10n)
    // No one else can act for the account.
    const data = encodeFunctionData({
      abi: callBatchAbi,
      functionName: 'execute',
      args: [[{ to, value: 1n, data: '0x' }]],
    })
    await expect(client.call({ account: to, to: wallet.selected, data })).rejects.toThrow('NOT_THE_ACCOUNT')
  })

  it('uses the error codes of the standard', async () => {
    const wallet = await connected()
    const refused = async (params: object, code: number) =>
      expect(ask(wallet, 'wallet_sendCalls', params)).rejects.toMatchObject({ code })
    await refused(bundle({ atomicRequired: true }), 5760)
    await refused(bundle({ chainId: '0x1' }), 5710)
    await refused(bundle({ capabilities: { paymasterService: {} } }), 5700)
    await ask(
      wallet,
      'wallet_sendCalls',
      bundle({ id: 'once', capabilities: { paymasterService: { optional: true } } }),
    )
    await refused(bundle({ id: 'once' }), 5720)
    await expect(ask(wallet, 'wallet_getCallsStatus', 'other')).rejects.toMatchObject({ code: 5730 })
  })

  it('reports its capabilities by chain, and watches a token', async () => {
    const wallet = await connected()
    const capabilities = await ask(wallet, 'wallet_getCapabilities', wallet.selected)
    expect(capabilities).toEqual({ '0x7a69': { atomic: { status: 'unsupported' } } })
    const asset = { type: 'ERC20', options: { address: one.tokens.TUSD.address, symbol: 'TUSD', decimals: 6 } }
    expect(await wallet.provider.request({ method: 'wallet_watchAsset', params: asset })).toBe(true)
  })

  it('reports more capabilities where the test configures them, and takes calls that need them', async () => {
    const wallet = await connected({ capabilities: { paymasterService: { supported: true } } })
    const capabilities = await ask(wallet, 'wallet_getCapabilities', wallet.selected)
    expect(capabilities).toEqual({
      '0x7a69': { atomic: { status: 'unsupported' }, paymasterService: { supported: true } },
    })
    const params = bundle({ capabilities: { paymasterService: { url: 'https://pays.example' } } })
    expect(await ask(wallet, 'wallet_sendCalls', params)).toMatchObject({ id: expect.any(String) })
  })
})

describe('wallet_getAssets', () => {
  const watch = (wallet: TestWallet, type: string, options: object) =>
    wallet.provider.request({ method: 'wallet_watchAsset', params: { type, options } })

  it('lists each asset once, with the balance on the chain', async () => {
    const wallet = await connected()
    const { address } = one.tokens.TUSD
    const token = { address, symbol: 'TUSD', decimals: 6 }
    const piece = { address, tokenId: '7' }
    for (const _ of [1, 2]) await watch(wallet, 'ERC20', token)
    await watch(wallet, 'ERC1155', piece)
    expect(wallet.watched).toEqual([
      { type: 'ERC20', chainId: 31337, ...token },
      { type: 'ERC1155', chainId: 31337, ...piece },
    ])
    const client = createPublicClient({ transport: http(one.url) })
    const held = { address, abi: erc20Abi, functionName: 'balanceOf', args: [wallet.selected] } as const
    const [native, tokens] = await Promise.all([
      client.getBalance({ address: wallet.selected }),
      client.readContract(held),
    ])
    const rows = [
      { address: 'native', balance: toHex(native), type: 'native' },
      { address, balance: toHex(tokens), type: 'erc20', metadata: { name: 'TUSD', symbol: 'TUSD', decimals: 6 } },
    ]
    const account = wallet.selected
    expect(await ask(wallet, 'wallet_getAssets', { account })).toEqual({ '0x7a69': rows })
    const only = { account, chainFilter: ['0x7a69'], assetTypeFilter: ['ERC20'] }
    expect(await ask(wallet, 'wallet_getAssets', only)).toEqual({ '0x7a69': rows.slice(1) })
    // The asset filter takes precedence over the others.
    const named = { ...only, assetFilter: { '0x7a69': [{ address: 'native', type: 'native' }] } }
    expect(await ask(wallet, 'wallet_getAssets', named)).toEqual({ '0x7a69': rows.slice(0, 1) })
  })

  it.each([
    ['ERC777', {}],
    ['ERC20', { symbol: 'TUSD' }],
    ['ERC721', { tokenId: 7 }],
  ])('rejects invalid filters: %s %j', async (type, options) => {
    const wallet = await connected()
    const requested = watch(wallet, type, { address: one.tokens.TUSD.address, ...options })
    await expect(requested).rejects.toMatchObject({ code: -32602 })
    expect(wallet.watched).toEqual([])
  })

  it('rejects pages that may not see the account', async () => {
    const wallet = walletOn()
    await expect(ask(wallet, 'wallet_getAssets', { account: wallet.selected })).rejects.toMatchObject({ code: 4100 })
  })
})

describe('wallet_grantPermissions', () => {
  const timestamp = Math.floor(Date.now() / 1000) + 3600
  const type = 'native-token-recurring-allowance'
  const permission = { type, data: { allowance: '0x5' }, isAdjustmentAllowed: false }
  const [, to = ''] = walletWithoutNode().addresses
  const asking = (from: string, change: object = {}) => [
    { chainId: '0x7a69', from, to, permission, rules: [{ type: 'expiry', data: { timestamp } }], ...change },
  ]

  it('keeps a permission until it is revoked by its context', async () => {
    const wallet = await connected()
    const answer = await ask(wallet, 'wallet_requestExecutionPermissions', asking(wallet.selected))
    const [granted] = answer as readonly { readonly context: string }[]
    expect(granted).toMatchObject({ from: wallet.selected, to, permission, dependencies: [] })
    expect(wallet.permissions).toMatchObject([{ type, to, expiresAtMs: timestamp * 1000, context: granted?.context }])
    await ask(wallet, 'wallet_revokeExecutionPermission', { permissionContext: granted?.context })
    expect(wallet.permissions).toEqual([])
    const again = ask(wallet, 'wallet_revokeExecutionPermission', { permissionContext: granted?.context })
    await expect(again).rejects.toMatchObject({ code: -32602 })
  })

  it.each([
    [-32602, { rules: [] }],
    [-32602, { permission: { ...permission, type: 'everything' } }],
    [5710, { chainId: '0x1' }],
    [4100, { from: to }],
  ])('rejects with %i for %j', async (code, change) => {
    const wallet = await connected()
    const requested = ask(wallet, 'wallet_requestExecutionPermissions', asking(wallet.selected, change))
    await expect(requested).rejects.toMatchObject({ code })
    expect(wallet.permissions).toEqual([])
  })
})

describe('wallet_connect', () => {
  it('returns accounts and a signed message in one request', async () => {
    const onPrompt = vi.fn()
    const wallet = walletOn({ onPrompt })
    const signInWithEthereum = {
      nonce: 'abcdefgh',
      chainId: '0x7a69',
      domain: 'dapp.example',
      uri: 'https://dapp.example',
    }
    const answer = await ask(wallet, 'wallet_connect', { version: '1', capabilities: { signInWithEthereum } })
    const [account] = (answer as { accounts: readonly { address: string; capabilities: SignedIn }[] }).accounts
    expect(account?.address).toBe(wallet.selected)
    const { message, signature } = account?.capabilities.signInWithEthereum ?? { message: '', signature: '0x' }
    expect(message).toContain('dapp.example wants you to sign in with your Ethereum account')
    expect(await verifyMessage({ address: wallet.selected, message, signature })).toBe(true)
    expect(onPrompt.mock.calls).toEqual([['wallet_connect']])
    await wallet.provider.request({ method: 'wallet_disconnect' })
    expect(wallet.authorized).toBe(false)
  })

  it('rejects a capability that it lacks, unless it is optional', async () => {
    const wallet = walletOn()
    const connect = (capabilities: object) => ask(wallet, 'wallet_connect', { version: '1', capabilities })
    await expect(connect({ makeCoffee: {} })).rejects.toMatchObject({ code: 5700 })
    expect(wallet.authorized).toBe(false)
    expect(await connect({ makeCoffee: { optional: true } })).toMatchObject({ accounts: [{ capabilities: {} }] })
  })

  type SignedIn = { readonly signInWithEthereum?: { readonly message: string; readonly signature: `0x${string}` } }
})

describe('discovery', () => {
  it('announces immediately and on request, until it is stopped', () => {
    const page = new EventTarget()
    const seen: unknown[] = []
    page.addEventListener('eip6963:announceProvider', (event) => seen.push((event as CustomEvent).detail))
    const wallet = walletOn({ name: 'A <b>bold</b> wallet', uuid: 'cafe' })
    const stop = wallet.announce(page)
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    stop()
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(seen).toHaveLength(2)
    expect(seen[0]).toEqual({ info: wallet.info, provider: wallet.provider })
    expect(Object.isFrozen(seen[0])).toBe(true)
  })

  it('injects itself as ethereum and removes only itself', () => {
    const page: { ethereum?: unknown } = {}
    const wallet = walletOn({ flags: { isMetaMask: true } })
    const remove = wallet.injectLegacy(page)
    expect(page.ethereum).toBe(wallet.provider)
    expect(page.ethereum).toHaveProperty('isMetaMask', true)
    remove()
    expect(page).not.toHaveProperty('ethereum')
  })
})

const domainType = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
]
