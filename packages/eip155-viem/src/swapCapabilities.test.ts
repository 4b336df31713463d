import { browserPorts } from '@kit/core'
import type { Capabilities, Network } from '@kit/core/adapter'
import { callBatchAddress, devDex, type EvmDevnet, poolRouterAbi, startEvm } from '@kit/devnet'
import { createTestWallet } from '@kit/testing'
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  maxUint256,
  parseEther,
  toEventSelector,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eip155 } from './eip155.js'

const router = devDex().v3.router.address
const weth = devDex().wrappedNative.address
const sender = '0x0000000000000000000000000000000000000001'
const spender = `0x${'5b'.repeat(20)}` as const

let chain: EvmDevnet
let capabilities: Required<Capabilities>
let network: Network
/** Methods that the node rejects, with the error it returns. */
const refused: string[] = []

beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
  const ports = browserPorts()
  const fetch: typeof ports.fetch = (url, init) => {
    const { method, id } = JSON.parse(init?.body ?? '{}')
    const answer = { jsonrpc: '2.0', id, error: { code: -32601, message: 'the method does not exist' } }
    return refused.includes(method) ? Promise.resolve(Response.json(answer)) : ports.fetch(url, init)
  }
  const local = { ...mainnet, id: 31337, rpcUrls: { default: { http: [chain.url] } } } as const
  const adapter = eip155({ networks: [local] })({ ports: { ...ports, fetch } } as never)
  capabilities = (await adapter.loadCapabilities()) as Required<Capabilities>
  network = adapter.networks[0] as Network
})
afterAll(() => chain?.stop())

const ownerAt = (index: number) => privateKeyToAccount(chain.accounts[index]?.privateKey as Hex)
const approve = (to: string, of: string, amount: bigint) => ({
  to,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [of as Hex, amount] }),
})

/** Swaps 1 ETH for at least `least` TUSD through the pair. */
const sell = (least: bigint, to: Hex = sender) => ({
  to: router,
  value: parseEther('1'),
  data: encodeFunctionData({
    abi: poolRouterAbi,
    functionName: 'swapExactTokensForTokens',
    args: [parseEther('1'), least, [weth, chain.tokens.TUSD.address], to],
  }),
})

describe.each([
  { by: 'eth_simulateV1', without: [] },
  { by: 'eth_call', without: ['eth_simulateV1'] },
])('simulate by $by', ({ by, without }) => {
  beforeAll(() => {
    refused.splice(0, refused.length, ...without)
  })
  const simulate = (calls: readonly { to: string; data?: Hex; value?: bigint }[]) =>
    capabilities.simulate({ network, account: ownerAt(0).address, calls, tokens: [chain.tokens.TUSD.address] })

  it('returns each balance change, including the native currency and without the fee', async () => {
    const { changes } = await simulate([sell(1n)])
    const [native, token] = changes
    expect(native).toEqual({ token: undefined, amount: -parseEther('1') })
    expect(token?.token).toBe(chain.tokens.TUSD.address)
    expect(token?.amount).toBeGreaterThan(1_000_000_000n)
    expect(changes).toHaveLength(2)
  })

  it('runs the calls in order, as the account', async () => {
    const { TUSD } = chain.tokens
    const back = encodeFunctionData({
      abi: poolRouterAbi,
      functionName: 'swapExactTokensForTokens',
      args: [5_000_000n, 1n, [TUSD.address, weth], sender],
    })
    const { changes, approvals } = await simulate([
      approve(TUSD.address, router, 5_000_000n),
      { to: router, data: back },
    ])
    expect(changes.slice(0, 2)).toEqual([
      { token: undefined, amount: 0n },
      { token: TUSD.address, amount: -5_000_000n },
    ])
    if (by === 'eth_simulateV1') {
      expect(approvals).toContainEqual(expect.objectContaining({ amount: 5_000_000n }))
      expect(changes[2]?.token?.toLowerCase()).toBe(weth.toLowerCase())
    }
  })

  it('shows what another account receives', async () => {
    const { changes } = await simulate([sell(1n, spender)])
    expect(changes[1]).toEqual({ token: chain.tokens.TUSD.address, amount: 0n })
  })

  it('reports why a call fails', async () => {
    await expect(simulate([sell(maxUint256)])).rejects.toMatchObject({
      code: 'transaction/reverted',
      message: expect.stringMatching(/TOO_LITTLE_RECEIVED|INSUFFICIENT/),
    })
  })
})

describe('simulate', () => {
  it('rejects as unsupported when the nodes have no method for it', async () => {
    refused.splice(0, refused.length, 'eth_simulateV1', 'eth_call')
    const trial = { network, account: ownerAt(0).address, calls: [sell(1n)], tokens: [] }
    await expect(capabilities.simulate(trial)).rejects.toMatchObject({ code: 'adapter/unsupported' })
    refused.length = 0
  })
})

describe('planApproval', () => {
  it('approves the exact amount, or nothing when the allowance is sufficient', async () => {
    const account = ownerAt(1)
    const token = chain.tokens.TTK.address
    const requested = { network, owner: account.address, token, spender }
    expect(await capabilities.getAllowance(requested)).toBe(0n)
    const plan = await capabilities.planApproval({ ...requested, amount: 7n })
    expect(plan).toEqual([{ to: token, data: approve(token, spender, 7n).data.toLowerCase() }])
    const wallet = createWalletClient({ account, transport: http(chain.url) })
    await wallet.sendTransaction({ chain: null, to: token, data: plan[0]?.data as Hex })
    await expect.poll(() => capabilities.getAllowance(requested)).toBe(7n)
    expect(await capabilities.planApproval({ ...requested, amount: 7n })).toEqual([])
    expect(await capabilities.planApproval({ ...requested, amount: 8n })).toHaveLength(1)
  })

  it('rejects when there is no token', async () => {
    const requested = { network, owner: ownerAt(1).address, token: spender, spender }
    await expect(capabilities.getAllowance(requested)).rejects.toMatchObject({ code: 'token/notFound' })
  })

  it('uses a permit signature that the token accepts, and no other token does', async () => {
    const account = ownerAt(2)
    const { TUSDC, TTK } = chain.tokens
    const requested = { network, owner: account.address, spender, amount: 9n, deadlineMs: Date.now() + 600_000 }
    expect(await capabilities.getPermit({ ...requested, token: TTK.address })).toBeUndefined()
    expect(await capabilities.getPermit({ ...requested, token: TUSDC.address, owner: router })).toBeUndefined()
    const permit = await capabilities.getPermit({ ...requested, token: TUSDC.address })
    if (permit === undefined) throw new Error('no permit')
    const signature = await account.signTypedData(permit.typedData as never)
    // `permit(address,address,uint256,uint256,uint8,bytes32,bytes32)`, sent by anyone.
    const data = `0xd505accf${permit.encode(signature).slice(2)}` as const
    await createWalletClient({ account: ownerAt(3), transport: http(chain.url) }).sendTransaction({
      chain: null,
      to: TUSDC.address,
      data,
    })
    await expect
      .poll(() => capabilities.getAllowance({ network, owner: account.address, token: TUSDC.address, spender }))
      .toBe(9n)
    expect(() => permit.encode('0x1234')).toThrow(expect.objectContaining({ code: 'wallet/invalidResponse' }))
  })
})

describe('calls sent as one batch', () => {
  it('approve and swap in one transaction', async () => {
    const { accounts, tokens, url } = chain
    const owner = ownerAt(4)
    const wallet = createTestWallet({
      chains: [{ id: 31337, rpcUrl: url, batchContract: callBatchAddress }],
      keys: [accounts[4]?.privateKey as Hex],
    })
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    const account = { namespace: 'eip155', address: owner.address, type: 'eoa' } as const
    const call = { provider: wallet.provider as never, account, network }
    const able = { atomic: { status: 'supported' } }
    expect(await capabilities.getCapabilities(call)).toMatchObject(able)
    const token = tokens.TUSD.address
    const amount = 5_000_000n
    const path = [token, weth] as const
    const args = [amount, 1n, path, owner.address] as const
    const data = encodeFunctionData({ abi: poolRouterAbi, functionName: 'swapExactTokensForTokens', args })
    const client = createPublicClient({ transport: http(url) })
    const held = (of: Hex) =>
      client.readContract({ address: of, abi: erc20Abi, functionName: 'balanceOf', args: [owner.address] })
    const before = await Promise.all([held(token), held(weth)])
    const calls = [approve(token, router, amount), { to: router, data }]
    const id = await capabilities.sendCalls({ ...call, calls, atomicRequired: true })
    const status = () => capabilities.getCallsStatus({ ...call, id })
    await expect.poll(status).toMatchObject({ status: 'success', isAtomic: true, receipts: [{ status: 'success' }] })
    const hash = (await status()).receipts[0]?.hash as Hex
    const receipt = await client.getTransactionReceipt({ hash })
    const topics = receipt.logs.map(({ address, topics }) => [address.toLowerCase(), topics[0]])
    const of = (event: string, address: string) => [address.toLowerCase(), toEventSelector(event)]
    const moved = of('Transfer(address,address,uint256)', token)
    expect(topics.filter(([, topic]) => topic === toEventSelector('Approval(address,address,uint256)'))).toHaveLength(1)
    expect(topics).toContainEqual(moved)
    expect(topics).toContainEqual(of('Transfer(address,address,uint256)', weth))
    const [sold, bought] = await Promise.all([held(token), held(weth)])
    expect(sold).toBe((before[0] ?? 0n) - amount)
    expect(bought).toBeGreaterThan(before[1] ?? 0n)
    // The approval is used up, and the account can still send calls.
    const requested = { network, owner: owner.address, token, spender: router }
    expect(await capabilities.getAllowance(requested)).toBe(0n)
    expect(await capabilities.getCapabilities(call)).toMatchObject(able)
  })
})
