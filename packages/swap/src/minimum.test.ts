import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxOf, swapNeeds } from './swapNeeds.js'
import { createFakeExchange, router } from './testing/createFakeExchange.js'
import { minimumOf } from './trade/SwapPlan.js'

const amounts = fc.bigInt(1n, 2n ** 128n)
/** Hundredths of a percent, as typed into the field. */
const points = fc.integer({ min: 1, max: 5000 })

describe('minimumOf', () => {
  it('returns at least what the slippage allows, and at most one unit above', () => {
    fc.assert(
      fc.property(amounts, points, (expected, hundredths) => {
        const least = minimumOf(expected, hundredths / 100)
        const allowed = expected * (10_000n - BigInt(hundredths))
        expect(least * 10_000n).toBeGreaterThanOrEqual(allowed)
        expect(least * 10_000n).toBeLessThan(allowed + 10_000n)
        expect(least).toBeGreaterThan(0n)
        expect(least).toBeLessThanOrEqual(expected)
      }),
    )
  })

  it('never sends a lower minimum than shown, wherever the price goes', async () => {
    const { plugin, chain, wallet } = await createFakeExchange()
    chain.allowance = 10n ** 18n
    const rates = fc.bigInt(1n, 40n)
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt(1000n, 10n ** 15n),
        points,
        rates,
        rates,
        async (amountIn, hundredths, shown, later) => {
          chain.rate = shown
          await plugin.start()
          plugin.edit({ slippage: hundredths / 100 })
          await plugin.quote({ amountIn })
          const { minimumReceived = 0n } = plugin.state.getState()
          chain.rate = later
          const before = wallet.length
          const sent = await plugin.submit().catch(() => undefined)
          if (later >= shown) expect(sent).toBeDefined()
          expect(wallet).toHaveLength(sent === undefined ? before : before + 1)
          if (sent === undefined) return
          const { to, data } = (wallet[before]?.call['transaction'] ?? {}) as { to: string; data: string }
          const least = BigInt(`0x${data.slice(10).match(/.{64}/g)?.[3]}`)
          expect(to).toBe(router)
          expect(least).toBeGreaterThanOrEqual(minimumReceived)
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('maxOf', () => {
  it('reserves twice the fee of the native currency, and nothing of a token', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.boolean(), (balance, networkFee, isNative) => {
        const from = { address: isNative ? undefined : '0xA' } as never
        const most = maxOf({ from, networkFee }, balance)
        expect(most).toBeGreaterThanOrEqual(0n)
        if (!isNative) expect(most).toBe(balance)
        else if (most > 0n) expect(most + 2n * networkFee).toBe(balance)
        else expect(balance).toBeLessThanOrEqual(2n * networkFee)
      }),
    )
  })
})

describe('swapNeeds', () => {
  it('returns one problem after the other', async () => {
    const { plugin } = await createFakeExchange()
    const needs = (balance?: bigint) => swapNeeds(plugin.state.getState(), balance)
    expect(needs()).toBe('enterAmount')
    await plugin.quote({ amountIn: 5n })
    expect([needs(), needs(5n), needs(4n)]).toEqual([undefined, undefined, 'insufficient'])
    const { to } = plugin.state.getState()
    if (to !== undefined) plugin.edit({ from: to })
    expect(needs()).toBe('selectToken')
  })
})
