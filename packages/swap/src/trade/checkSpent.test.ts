import type { Simulation } from '@kit/core/plugin'
import { describe, expect, it } from 'vitest'
import { checkSpent, type SpendingLimits } from './checkSpent.js'

const [sold, bought, other, router] = ['0xa', '0xb', '0xc', '0xd']
const spending: SpendingLimits = {
  from: { address: sold },
  to: { address: bought },
  amountIn: 100n,
  router,
  approvals: [{ to: sold, data: '0x12' }],
}
const sell = { token: sold.toUpperCase(), amount: -100n }
const check = (tried: Partial<Simulation>, more: Partial<SpendingLimits> = {}) => {
  const simulation = { changes: [sell, { token: bought, amount: 9n }], approvals: [], gasUsed: undefined, ...tried }
  try {
    checkSpent(simulation, { ...spending, ...more })
    return undefined
  } catch (error) {
    return (error as { readonly details: string }).details
  }
}

describe('checkSpent', () => {
  it('accepts the amount of the token, and an allowance of the amount for the router', () => {
    expect(check({})).toBeUndefined()
    expect(check({ approvals: [{ token: sold, spender: router, amount: 100n }] })).toBeUndefined()
    expect(check({ approvals: [{ token: other, spender: sold, amount: 0n }] })).toBeUndefined()
  })

  it('accepts an unchanged earlier allowance if nothing new is approved', () => {
    const approvals = [{ token: sold, spender: router, amount: 10_000n }]
    expect(check({ approvals }, { approvals: [] })).toBeUndefined()
  })

  it.each<[string, Partial<Simulation>]>([
    ['amount: 101', { changes: [{ token: sold, amount: -101n }] }],
    ['token: 0xc', { changes: [sell, { token: other, amount: -1n }] }],
    ['token: native', { changes: [sell, { token: undefined, amount: -1n }] }],
    ['approval: 0xd', { approvals: [{ token: sold, spender: router, amount: 101n }] }],
    ['approval: 0xc', { approvals: [{ token: sold, spender: other, amount: 1n }] }],
    ['approval: 0xd', { approvals: [{ token: other, spender: router, amount: 1n }] }],
  ])('refuses more than that (%s)', (details, tried) => {
    expect(check(tried)).toBe(details)
  })
})
