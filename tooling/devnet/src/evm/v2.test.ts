import { erc20Abi, parseEther, parseEventLogs, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pairAbi } from '../contracts/pair.data.js'
import { pairFactoryAbi } from '../contracts/pairFactory.data.js'
import { pairRouterAbi } from '../contracts/pairRouter.data.js'
import { testTokenAbi } from '../contracts/testToken.data.js'
import { wrappedNativeAbi } from '../contracts/wrappedNative.data.js'
import { devTokens } from '../devTokens.js'
import { type EvmDevnet, startEvm } from '../startEvm.js'
import { type Actor, createActor } from '../testing/createActor.js'
import { devDex } from './devDex.js'
import { devPoolAddress } from './devPoolAddress.js'
import { devPools } from './devPools.data.js'

const { wrappedNative, v2 } = devDex()
const weth = wrappedNative.address
const { TUSD, TTK, TDAI, THOP, TTHN, TNIL } = devTokens()
const router = { address: v2.router.address, abi: pairRouterAbi } as const
const factory = { address: v2.factory.address, abi: pairFactoryAbi } as const
const late = 2n ** 40n

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

const balance = (token: `0x${string}`, of = alice.address): Promise<bigint> =>
  alice.client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [of] })

const quote = async (amount: bigint, path: readonly `0x${string}`[]): Promise<bigint> =>
  (await alice.client.readContract({ ...router, functionName: 'getAmountsOut', args: [amount, path] })).at(-1) ?? 0n

const approve = (token: `0x${string}`): Promise<unknown> =>
  alice.mined(
    alice.client.writeContract({
      address: token,
      abi: erc20Abi,
      functionName: 'approve',
      args: [router.address, 2n ** 256n - 1n],
    }),
  )

describe('wrapped native coin', () => {
  it('mints on deposit and returns the coin on withdrawal', async () => {
    const token = { address: weth, abi: wrappedNativeAbi } as const
    await alice.mined(alice.client.writeContract({ ...token, functionName: 'deposit', value: 5n }))
    await alice.mined(alice.client.sendTransaction({ to: weth, value: 2n }))
    expect(await balance(weth)).toBe(7n)
    const before = await alice.client.getBalance({ address: alice.address })
    const { gasUsed, effectiveGasPrice } = await alice.mined(
      alice.client.writeContract({ ...token, functionName: 'withdraw', args: [7n] }),
    )
    const after = await alice.client.getBalance({ address: alice.address })
    expect(after).toBe(before + 7n - gasUsed * effectiveGasPrice)
    expect(await balance(weth)).toBe(0n)
  })
})

describe('the V2-style exchange', () => {
  it('has the pairs of the table with their reserves, found by tokens in either order', async () => {
    const tokens = devTokens()
    const pairs = devPools.filter(({ fee }) => fee === undefined)
    const count = await alice.client.readContract({ ...factory, functionName: 'allPairsLength' })
    expect(count).toBe(BigInt(pairs.length))
    for (const { tokens: symbols, units } of pairs) {
      const [one, other] = symbols.map((symbol) => (symbol === 'WETH' ? weth : tokens[symbol].address)) as [
        `0x${string}`,
        `0x${string}`,
      ]
      const decimals = symbols.map((symbol) => (symbol === 'WETH' ? 18 : tokens[symbol].decimals))
      const found = await Promise.all([
        alice.client.readContract({ ...factory, functionName: 'getPair', args: [one, other] }),
        alice.client.readContract({ ...factory, functionName: 'getPair', args: [other, one] }),
      ])
      expect(found).toEqual([devPoolAddress(one, other), devPoolAddress(one, other)])
      const pair = { address: found[0], abi: pairAbi } as const
      const [reserve0, reserve1] = await alice.client.readContract({ ...pair, functionName: 'getReserves' })
      const token0 = await alice.client.readContract({ ...pair, functionName: 'token0' })
      const amounts = units.map((unit, index) => parseUnits(String(unit), decimals[index] ?? 0))
      expect(token0 === one ? [reserve0, reserve1] : [reserve1, reserve0]).toEqual(amounts)
    }
  })

  it('sells native coin for exactly the quoted amount, and emits the events of V2 pairs', async () => {
    const path = [weth, TUSD.address]
    const expected = await quote(parseEther('1'), path)
    // 0.997 · 2,500,000 / (1000 + 0.997)
    expect(expected).toBe(2_490_017_452n)
    const before = await balance(TUSD.address)
    const { logs } = await alice.mined(
      alice.client.writeContract({
        ...router,
        functionName: 'swapExactETHForTokens',
        args: [expected, path, alice.address, late],
        value: parseEther('1'),
      }),
    )
    expect(await balance(TUSD.address)).toBe(before + expected)
    const events = parseEventLogs({ abi: pairAbi, logs, eventName: ['Sync', 'Swap'] })
    expect(events.map(({ eventName }) => eventName)).toEqual(['Sync', 'Swap'])
    const [, swap] = events
    expect(swap?.args).toMatchObject({ sender: router.address, to: alice.address })
  })

  it('swaps over two pairs for exactly the quoted amount', async () => {
    const path = [TUSD.address, TDAI.address, THOP.address]
    const amount = parseUnits('100', 6)
    const expected = await quote(amount, path)
    expect(Number(expected) / 1e18).toBeCloseTo(100 / 5, 0)
    const before = await balance(THOP.address)
    await approve(TUSD.address)
    const args = [amount, expected, path, alice.address, late] as const
    await alice.mined(alice.client.writeContract({ ...router, functionName: 'swapExactTokensForTokens', args }))
    expect(await balance(THOP.address)).toBe(before + expected)
  })

  it('sells a token for native coin', async () => {
    const path = [TTK.address, weth]
    const expected = await quote(parseEther('50'), path)
    await approve(TTK.address)
    const before = await alice.client.getBalance({ address: alice.address })
    const args = [parseEther('50'), expected, path, alice.address, late] as const
    const { gasUsed, effectiveGasPrice } = await alice.mined(
      alice.client.writeContract({ ...router, functionName: 'swapExactTokensForETH', args }),
    )
    const after = await alice.client.getBalance({ address: alice.address })
    expect(after).toBe(before + expected - gasUsed * effectiveGasPrice)
  })

  it('quotes the least input for an exact output', async () => {
    const path = [TUSD.address, weth]
    const wanted = parseEther('3')
    const [input = 0n] = await alice.client.readContract({
      ...router,
      functionName: 'getAmountsIn',
      args: [wanted, path],
    })
    expect(await quote(input, path)).toBeGreaterThanOrEqual(wanted)
    expect(await quote(input - 2n, path)).toBeLessThan(wanted)
  })

  it.each([
    ['less than the least that the caller takes', 'INSUFFICIENT_OUTPUT_AMOUNT', 10n ** 30n, late, TUSD],
    ['a time that is past', 'EXPIRED', 0n, 1n, TUSD],
    ['tokens without a pair', 'NO_PAIR', 0n, late, TNIL],
  ])('refuses %s', async (_, reason, least, deadline, token) => {
    const args = [least, [weth, token.address], alice.address, deadline] as const
    const value = parseEther('1')
    const swap = alice.client.simulateContract({ ...router, functionName: 'swapExactETHForTokens', args, value })
    await expect(swap).rejects.toThrow(reason)
  })

  it('has a pair that is too thin for a large trade', async () => {
    const bought = await quote(parseUnits('1000', 6), [TUSD.address, TTHN.address])
    expect(bought).toBeLessThan(parseEther('10'))
    const args = [parseEther('10'), [TUSD.address, TTHN.address]] as const
    const input = alice.client.readContract({ ...router, functionName: 'getAmountsIn', args })
    await expect(input).rejects.toThrow('INSUFFICIENT_LIQUIDITY')
  })

  it.each([
    ['a token', TUSD.address, TTK.address],
    ['the other', TTK.address, TUSD.address],
  ])('never reduces the product of the reserves, for %s', async (_, tokenIn, tokenOut) => {
    const pair = { address: devPoolAddress(TUSD.address, TTK.address), abi: pairAbi } as const
    const send = async (token: `0x${string}`, amount: bigint): Promise<void> => {
      const args = [pair.address, amount] as const
      await alice.mined(alice.client.writeContract({ address: token, abi: testTokenAbi, functionName: 'mint', args }))
    }
    await alice.mined(
      alice.client.writeContract({ ...factory, functionName: 'createPair', args: [TUSD.address, TTK.address] }),
    )
    await send(TUSD.address, 10n ** 9n)
    await send(TTK.address, 10n ** 9n)
    await alice.mined(alice.client.writeContract({ ...pair, functionName: 'mint', args: [alice.address] }))
    const output = await quote(10n ** 6n, [tokenIn, tokenOut])
    await send(tokenIn, 10n ** 6n)
    const isFirst = (await alice.client.readContract({ ...pair, functionName: 'token0' })) === tokenOut
    const take = (amount: bigint): Promise<unknown> => {
      const args = [isFirst ? amount : 0n, isFirst ? 0n : amount, alice.address, '0x'] as const
      return alice.client.simulateContract({ ...pair, functionName: 'swap', args })
    }
    await expect(take(output + 1n)).rejects.toThrow(/reason:\s+K\s/)
    await expect(take(output)).resolves.toBeDefined()
  })

  it('creates a pair with the first liquidity, keeps its price afterwards, and returns liquidity', async () => {
    await approve(TNIL.address)
    const add = (tokens: string, coins: string) =>
      alice.mined(
        alice.client.writeContract({
          ...router,
          functionName: 'addLiquidityETH',
          args: [TNIL.address, parseEther(tokens), 0n, 0n, alice.address, late],
          value: parseEther(coins),
        }),
      )
    await add('100', '1')
    const pair = { address: devPoolAddress(weth, TNIL.address), abi: pairAbi } as const
    const shares = await balance(pair.address)
    expect(shares).toBe(parseEther('10') - 1000n)
    await add('500', '1')
    expect(await balance(TNIL.address)).toBe(parseEther('99800'))
    expect(await balance(pair.address)).toBe(parseEther('20') - 1000n)

    const before = await alice.client.getBalance({ address: alice.address })
    const { gasUsed, effectiveGasPrice } = await add('50', '5')
    const after = await alice.client.getBalance({ address: alice.address })
    expect(after).toBe(before - parseEther('0.5') - gasUsed * effectiveGasPrice)

    const args = [pair.address, shares] as const
    await alice.mined(alice.client.writeContract({ ...pair, functionName: 'transfer', args }))
    const { logs } = await alice.mined(
      alice.client.writeContract({ ...pair, functionName: 'burn', args: [alice.address] }),
    )
    expect(parseEventLogs({ abi: pairAbi, logs, eventName: 'Burn' })).toHaveLength(1)
    expect(await balance(weth)).toBe(parseEther('1') - 100n)
  })

  it('adds two tokens in the proportion of the pair', async () => {
    await approve(TDAI.address)
    await approve(THOP.address)
    const args = [
      TDAI.address,
      THOP.address,
      parseEther('50'),
      parseEther('100'),
      parseEther('50'),
      0n,
      alice.address,
      late,
    ] as const
    await alice.mined(alice.client.writeContract({ ...router, functionName: 'addLiquidity', args }))
    expect(await balance(THOP.address)).toBe(parseEther('99990'))
  })
})
