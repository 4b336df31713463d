import { RpcError, type RpcRequest } from '@kit/adapter'
import { isKitError, type Network } from '@kit/core/adapter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTransferPlans } from './createTransferPlans.js'

const account = { namespace: 'eip155', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', type: 'eoa' } as const
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const network: Network = {
  reference: 1,
  id: 'eip155:1',
  namespace: 'eip155',
  name: 'One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
}

type Chain = {
  readonly balance: bigint
  readonly gas: bigint
  readonly gasPrice?: bigint | undefined
  readonly baseFee?: bigint | undefined
  readonly priority?: bigint | undefined
  readonly l1Fee?: bigint | undefined
  readonly held?: bigint
  readonly code?: string
  /** Result of the simulation. */
  readonly answer?: () => unknown
}

const quantity = (value: bigint) => `0x${value.toString(16)}`
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

/** A node with these values, and the requests sent to it. */
function createPlans(chain: Chain) {
  const requested: string[] = []
  const missing = () => {
    throw new RpcError({ shortMessage: 'the method does not exist', code: -32601 })
  }
  const request: RpcRequest = async ({ method, params }) => {
    const [{ to: target } = {} as { to?: string }] = (params ?? []) as { to?: string }[]
    requested.push(method === 'eth_call' && target?.startsWith('0x42') ? 'l1' : method)
    if (method === 'eth_getBalance') return quantity(chain.balance)
    if (method === 'eth_getCode') return chain.code ?? '0x'
    if (method === 'eth_getBlockByNumber')
      return chain.baseFee === undefined ? {} : { baseFeePerGas: quantity(chain.baseFee) }
    if (method === 'eth_maxPriorityFeePerGas')
      return chain.priority === undefined ? missing() : quantity(chain.priority)
    if (method === 'eth_gasPrice') return chain.gasPrice === undefined ? missing() : quantity(chain.gasPrice)
    if (method === 'eth_estimateGas') return chain.answer?.() ?? quantity(chain.gas)
    if (target?.startsWith('0x42')) return chain.l1Fee === undefined ? '0x' : word(chain.l1Fee)
    return requested.includes('eth_estimateGas') ? '0x' : word(chain.held ?? 0n)
  }
  const chains = { getRequest: () => request, getNames: () => undefined, getMulticall: () => undefined }
  const { planTransfer } = createTransferPlans(async () => ({ ...chains, clock: {} as never, pollingIntervalMs: 1 }))
  const plan = (amount: bigint | 'max', what: { readonly to?: string; readonly token?: string } = {}) =>
    planTransfer({ network, account, to, amount, ...what })
  return { requested, plan }
}

const most = 2n ** 128n
const amounts = fc.bigInt({ min: 0n, max: most })
const chains = fc.record({
  balance: amounts,
  gas: fc.bigInt({ min: 0n, max: 10n ** 8n }),
  gasPrice: fc.option(amounts, { nil: undefined }),
  baseFee: fc.option(amounts, { nil: undefined }),
  priority: fc.option(amounts, { nil: undefined }),
  l1Fee: fc.option(amounts, { nil: undefined }),
})

describe('planTransfer', () => {
  it('never exceeds the balance, whatever the fees and the amount are', async () => {
    await fc.assert(
      fc.asyncProperty(chains, fc.oneof(amounts, fc.constant('max' as const)), async (chain, amount) => {
        const plan = await createPlans(chain)
          .plan(amount)
          .catch((error: unknown) => error)
        if (isKitError(plan)) return ['transfer/insufficientFunds', 'rpc/failed'].includes(plan.code)
        const { amount: leaves, fee } = plan as { amount: bigint; fee: bigint }
        return amount === 0n
          ? leaves === 0n
          : leaves + fee <= chain.balance && (amount === 'max' ? leaves > 0n : leaves === amount)
      }),
      { numRuns: 500 },
    )
  })

  it('estimates the fee for a zero amount, whatever the account holds', async () => {
    const { plan } = createPlans({ balance: 0n, gas: 21_000n, gasPrice: 2n })
    expect(await plan(0n)).toMatchObject({ amount: 0n, fee: 42_000n })
    await expect(plan(1n)).rejects.toMatchObject({ code: 'transfer/insufficientFunds' })
    // For a token, the native balance must cover the fee.
    const tokens = createPlans({ balance: 0n, held: 5n, gas: 21_000n, gasPrice: 2n })
    await expect(tokens.plan(0n, { token })).rejects.toMatchObject({ code: 'transfer/insufficientFunds' })
  })

  it('leaves the native currency for the fee when it sends all of a token', async () => {
    await fc.assert(
      fc.asyncProperty(chains, amounts, async (chain, held) => {
        const plan = await createPlans({ ...chain, held })
          .plan('max', { token })
          .catch((error: unknown) => error)
        if (isKitError(plan)) return ['transfer/insufficientFunds', 'rpc/failed'].includes(plan.code)
        const { amount, fee } = plan as { amount: bigint; fee: bigint }
        return amount === held && fee <= chain.balance
      }),
    )
  })

  it.each<[string, Partial<Chain>, bigint]>([
    ['1.2 times the base fee and the priority fee', { baseFee: 100n, priority: 7n, gasPrice: 1n }, 127n],
    ['the base fee rounded up', { baseFee: 1n, priority: 0n }, 2n],
    [
      'the gas price minus the base fee, when the node suggests no priority fee',
      { baseFee: 100n, gasPrice: 105n },
      125n,
    ],
    ['the gas price on a chain without a base fee', { gasPrice: 50n, priority: 9n }, 50n],
  ])('handles %s', async (_, fees, price) => {
    const { plan } = createPlans({ balance: 10n ** 18n, gas: 21_000n, ...fees })
    expect(await plan(5n)).toEqual({ amount: 5n, fee: 21_000n * price, warnings: [] })
  })

  it("adds a rollup's L1 fee, and checks other chains for it once", async () => {
    const rollup = createPlans({ balance: 10n ** 9n, gas: 21_000n, gasPrice: 1n, l1Fee: 1_000n })
    expect((await rollup.plan('max')).fee).toBe(21_000n + 1_200n)
    const plain = createPlans({ balance: 10n ** 9n, gas: 21_000n, gasPrice: 1n })
    await plain.plan(1n)
    await plain.plan(1n)
    expect(plain.requested.filter((each) => each === 'l1')).toHaveLength(1)
  })

  it('adds a fifth to the gas of a transfer that runs code', async () => {
    const { plan } = createPlans({ balance: 10n ** 9n, held: 9n, gas: 50_000n, gasPrice: 1n })
    expect((await plan(5n, { token })).fee).toBe(60_000n)
  })

  it('reports insufficient funds before anything is simulated', async () => {
    const poor = { balance: 4n, gas: 21_000n, gasPrice: 0n, held: 4n }
    for (const [chain, amount, what] of [
      [poor, 5n, {}],
      [poor, 5n, { token }],
      [{ ...poor, held: 0n }, 'max', { token }],
      [{ ...poor, balance: 0n, gasPrice: 1n }, 1n, { token }],
    ] as const) {
      const { requested, plan } = createPlans(chain)
      await expect(plan(amount, what)).rejects.toMatchObject({ code: 'transfer/insufficientFunds' })
      expect(requested).not.toContain('eth_estimateGas')
    }
  })

  it.each([
    ['an invalid address', 'alice.eth'],
    ['an address with a wrong checksum', '0x70997970c51812dc3A010C7d01b50e0d17dc79C8'],
    ['the zero address', `0x${'0'.repeat(40)}`],
  ])('refuses %s as recipient without a request', async (_, receiver) => {
    const { requested, plan } = createPlans({ balance: 9n, gas: 1n })
    await expect(plan(1n, { to: receiver })).rejects.toMatchObject({ code: 'transfer/invalidRecipient' })
    expect(requested).toEqual([])
  })

  it.each([-1n, 5, '5', Number.NaN])('refuses %s as an amount', async (amount) => {
    const { plan } = createPlans({ balance: 9n, gas: 1n })
    await expect(plan(amount as bigint)).rejects.toMatchObject({ code: 'amount/invalid' })
  })

  it('passes on insufficient funds that only the node reports, and fails like the node fails', async () => {
    const fail = (message: string, code: number) => ({
      balance: 10n ** 9n,
      gas: 1n,
      gasPrice: 1n,
      answer: () => {
        throw new RpcError({ shortMessage: message, code })
      },
    })
    const poor = createPlans(fail('insufficient funds for gas * price + value', -32000))
    await expect(poor.plan(1n)).rejects.toMatchObject({ code: 'transfer/insufficientFunds' })
    const broken = createPlans(fail('internal error', -32603))
    await expect(broken.plan(1n)).rejects.toMatchObject({
      code: 'rpc/failed',
      shortMessage: 'Error estimating gas.',
      details: 'internal error',
    })
  })
})
