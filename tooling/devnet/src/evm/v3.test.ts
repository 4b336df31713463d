import { encodeFunctionData, encodePacked, erc20Abi, type Hex, parseEther, parseEventLogs, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { poolAbi } from '../contracts/pool.data.js'
import { poolFactoryAbi } from '../contracts/poolFactory.data.js'
import { poolQuoterAbi } from '../contracts/poolQuoter.data.js'
import { poolRouterAbi } from '../contracts/poolRouter.data.js'
import { devTokens } from '../devTokens.js'
import { type EvmDevnet, startEvm } from '../startEvm.js'
import { type Actor, createActor } from '../testing/createActor.js'
import { devDex } from './devDex.js'
import { devPoolAddress } from './devPoolAddress.js'
import { devPools } from './devPools.data.js'

const { wrappedNative, v3 } = devDex()
const weth = wrappedNative.address
const { TUSD, TBTC, TCON, TTK } = devTokens()
const router = { address: v3.router.address, abi: poolRouterAbi } as const
const quoter = { address: v3.quoter.address, abi: poolQuoterAbi } as const
const routerItself = '0x0000000000000000000000000000000000000002'

let chain: EvmDevnet
let alice: Actor
let snapshot: unknown
beforeAll(async () => {
  chain = await startEvm({ chainId: 31338 })
  alice = createActor(chain, 0)
})
afterAll(() => chain.stop())
beforeEach(async () => {
  snapshot = await chain.rpc('evm_snapshot')
})
afterEach(() => chain.rpc('evm_revert', snapshot))

type Address = `0x${string}`

const balance = (token: Address): Promise<bigint> =>
  alice.client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [alice.address] })

const quote = (tokenIn: Address, tokenOut: Address, fee: number, amountIn: bigint) =>
  alice.client.readContract({
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [{ tokenIn, tokenOut, amountIn, fee, sqrtPriceLimitX96: 0n }],
  })

const single = (tokenIn: Address, tokenOut: Address, fee: number, amountIn: bigint) => ({
  tokenIn,
  tokenOut,
  fee,
  recipient: alice.address,
  amountIn,
  amountOutMinimum: 0n,
  sqrtPriceLimitX96: 0n,
})

const approve = (token: Address): Promise<unknown> =>
  alice.mined(
    alice.client.writeContract({
      address: token,
      abi: erc20Abi,
      functionName: 'approve',
      args: [router.address, 2n ** 256n - 1n],
    }),
  )

const encodeSwap = (params: ReturnType<typeof single>): Hex =>
  encodeFunctionData({ abi: poolRouterAbi, functionName: 'exactInputSingle', args: [params] })

describe('the V3-style exchange', () => {
  it('has the pools of the table, with the price of their reserves', async () => {
    const tokens = devTokens()
    for (const { tokens: symbols, units, fee } of devPools.filter((pool) => pool.fee !== undefined)) {
      const addressOf = (symbol: (typeof symbols)[number]): Address =>
        symbol === 'WETH' ? weth : tokens[symbol].address
      const [one, other] = symbols.map(addressOf) as [Address, Address]
      const args = [other, one, fee ?? 0] as const
      const factory = { address: v3.factory.address, abi: poolFactoryAbi } as const
      const address = await alice.client.readContract({ ...factory, functionName: 'getPool', args })
      expect(address).toBe(devPoolAddress(one, other, fee))
      const pool = { address, abi: poolAbi } as const
      const [sqrtPriceX96, tick] = await alice.client.readContract({ ...pool, functionName: 'slot0' })
      const token0 = await alice.client.readContract({ ...pool, functionName: 'token0' })
      expect(await alice.client.readContract({ ...pool, functionName: 'fee' })).toBe(fee)
      expect(await alice.client.readContract({ ...pool, functionName: 'liquidity' })).toBeGreaterThan(0n)

      const amounts = symbols.map((symbol, index) => {
        const decimals = symbol === 'WETH' ? 18 : tokens[symbol].decimals
        return Number(units[index]) * 10 ** decimals
      }) as [number, number]
      const price = token0 === one ? amounts[1] / amounts[0] : amounts[0] / amounts[1]
      expect((Number(sqrtPriceX96) / 2 ** 96) ** 2 / price).toBeCloseTo(1, 9)
      expect(1.0001 ** tick / price).toBeLessThanOrEqual(1.000000001)
      expect(1.0001 ** (tick + 1) / price).toBeGreaterThan(1)
    }
  })

  it('sells native coin for exactly the quoted amount, and ends at the quoted price', async () => {
    const [expected, sqrtPriceAfter] = await quote(weth, TUSD.address, 500, parseEther('2'))
    const paid = parseEther('2') * 999_500n
    const reserve = parseEther('4000') * 1_000_000n
    expect(expected).toBe((paid * parseUnits('10000000', 6)) / (reserve + paid))
    const before = await balance(TUSD.address)
    const params = { ...single(weth, TUSD.address, 500, parseEther('2')), amountOutMinimum: expected }
    const { logs } = await alice.mined(
      alice.client.writeContract({
        ...router,
        functionName: 'exactInputSingle',
        args: [params],
        value: parseEther('2'),
      }),
    )
    expect(await balance(TUSD.address)).toBe(before + expected)
    const pool = { address: devPoolAddress(weth, TUSD.address, 500), abi: poolAbi } as const
    const [sqrtPriceX96] = await alice.client.readContract({ ...pool, functionName: 'slot0' })
    expect(sqrtPriceX96).toBe(sqrtPriceAfter)
    const [swap] = parseEventLogs({ abi: poolAbi, logs, eventName: 'Swap' })
    expect(swap?.args).toMatchObject({ recipient: alice.address, sqrtPriceX96 })
    expect([swap?.args.amount0, swap?.args.amount1]).toEqual(expect.arrayContaining([parseEther('2'), -expected]))
  })

  it('swaps over two pools for exactly the quoted amount', async () => {
    const path = encodePacked(
      ['address', 'uint24', 'address', 'uint24', 'address'],
      [TUSD.address, 500, weth, 3000, TBTC.address],
    )
    const amountIn = parseUnits('6000', 6)
    const [expected, prices] = await alice.client.readContract({
      ...quoter,
      functionName: 'quoteExactInput',
      args: [path, amountIn],
    })
    expect(Number(expected) / 1e8).toBeCloseTo(0.1, 2)
    expect(prices).toHaveLength(2)
    await approve(TUSD.address)
    const before = await balance(TBTC.address)
    const args = [{ path, recipient: alice.address, amountIn, amountOutMinimum: expected }] as const
    await alice.mined(alice.client.writeContract({ ...router, functionName: 'exactInput', args }))
    expect(await balance(TBTC.address)).toBe(before + expected)
  })

  it('sells a token for native coin by a swap to the router and an unwrap', async () => {
    const [expected] = await quote(TCON.address, weth, 10_000, parseEther('100'))
    await approve(TCON.address)
    const before = await alice.client.getBalance({ address: alice.address })
    const swap = encodeSwap({ ...single(TCON.address, weth, 10_000, parseEther('100')), recipient: routerItself })
    const unwrap = encodeFunctionData({
      abi: poolRouterAbi,
      functionName: 'unwrapWETH9',
      args: [expected, alice.address],
    })
    const tooMuch = encodeFunctionData({
      abi: poolRouterAbi,
      functionName: 'unwrapWETH9',
      args: [expected + 1n, alice.address],
    })
    const refused = alice.client.simulateContract({ ...router, functionName: 'multicall', args: [[swap, tooMuch]] })
    await expect(refused).rejects.toThrow('INSUFFICIENT_WETH9')
    const { gasUsed, effectiveGasPrice } = await alice.mined(
      alice.client.writeContract({ ...router, functionName: 'multicall', args: [2n ** 40n, [swap, unwrap]] }),
    )
    const after = await alice.client.getBalance({ address: alice.address })
    expect(after).toBe(before + expected - gasUsed * effectiveGasPrice)
  })

  it("refunds native coin that a swap didn't need", async () => {
    const before = await alice.client.getBalance({ address: alice.address })
    const swap = encodeSwap(single(weth, TUSD.address, 3000, parseEther('1')))
    const refund = encodeFunctionData({ abi: poolRouterAbi, functionName: 'refundETH' })
    const { gasUsed, effectiveGasPrice } = await alice.mined(
      alice.client.writeContract({
        ...router,
        functionName: 'multicall',
        args: [[swap, refund]],
        value: parseEther('5'),
      }),
    )
    const after = await alice.client.getBalance({ address: alice.address })
    expect(after).toBe(before - parseEther('1') - gasUsed * effectiveGasPrice)
  })

  it.each([
    ['less than the least that the caller takes', 'TOO_LITTLE_RECEIVED', TUSD, 500, { amountOutMinimum: 10n ** 20n }],
    ['tokens without a pool', 'NO_POOL', TTK, 500, {}],
    ['a fee without a pool', 'NO_POOL', TUSD, 10_000, {}],
  ])('refuses %s', async (_, reason, token, fee, limits) => {
    const args = [{ ...single(weth, token.address, fee, parseEther('1')), ...limits }] as const
    const value = parseEther('1')
    const swap = alice.client.simulateContract({ ...router, functionName: 'exactInputSingle', args, value })
    await expect(swap).rejects.toThrow(reason)
  })

  it('refuses a trade beyond a price limit, in a quote and in a swap', async () => {
    const pool = { address: devPoolAddress(weth, TUSD.address, 500), abi: poolAbi } as const
    const [sqrtPriceLimitX96] = await alice.client.readContract({ ...pool, functionName: 'slot0' })
    const params = { ...single(weth, TUSD.address, 500, parseEther('1')), sqrtPriceLimitX96 }
    const value = parseEther('1')
    const swap = alice.client.simulateContract({ ...router, functionName: 'exactInputSingle', args: [params], value })
    await expect(swap).rejects.toThrow('PRICE_LIMIT')
    const quoted = alice.client.readContract({ ...quoter, functionName: 'quoteExactInputSingle', args: [params] })
    await expect(quoted).rejects.toThrow('PRICE_LIMIT')
  })

  it('refuses a past deadline, an invalid path, and an unknown fee', async () => {
    const past = alice.client.simulateContract({ ...router, functionName: 'multicall', args: [1n, []] })
    await expect(past).rejects.toThrow('EXPIRED')
    const path = encodePacked(['address', 'uint24'], [weth, 500])
    const quoted = alice.client.readContract({ ...quoter, functionName: 'quoteExactInput', args: [path, 1n] })
    await expect(quoted).rejects.toThrow('INVALID_PATH')
    const factory = { address: v3.factory.address, abi: poolFactoryAbi } as const
    const made = alice.client.simulateContract({
      ...factory,
      functionName: 'createPool',
      args: [weth, TTK.address, 100],
    })
    await expect(made).rejects.toThrow('INVALID_FEE')
    expect(() => devPoolAddress(weth, TTK.address, 100)).toThrow('No pool has the fee 100')
  })
})
