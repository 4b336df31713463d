import type { Simulation, Token } from '@kit/core/plugin'
import { describe, expect, it } from 'vitest'
import { checkSwap } from './checkSwap.js'
import { enforcesMinimum } from './enforcesMinimum.js'

const token = (address: string | undefined): Token => ({
  networkId: 'eip155:1',
  address,
  name: 'T',
  symbol: 'T',
  decimals: 18,
  iconUrl: undefined,
})
const wrapped = `0x${'ee'.repeat(20)}`
const tried = (native: bigint, received: bigint): Simulation => ({
  changes: [
    { token: undefined, amount: native },
    { token: wrapped, amount: received },
  ],
  approvals: [],
  gasUsed: 1n,
})
const wrapping = {
  from: token(undefined),
  to: token(wrapped),
  amountIn: 100n,
  minimum: 99n,
  router: `0x${'de'.repeat(20)}`,
  approvals: [],
  call: { to: wrapped, data: '0xd0e30db0' as const, value: 100n },
}

describe('wrapping the native currency', () => {
  it('calls the token itself and needs no minimum in the data', async () => {
    expect(await checkSwap(wrapping, async () => tried(-100n, 100n))).toBe(1n)
  })

  it('refuses a token that returns less', async () => {
    const swap = checkSwap(wrapping, async () => tried(-100n, 98n))
    await expect(swap).rejects.toMatchObject({ code: 'swap/transactionMismatch', details: 'minimum: 98' })
  })

  it('accepts only `deposit()` of the amount', async () => {
    const call = { ...wrapping.call, data: '0xd0e30db1' as const }
    const swap = checkSwap({ ...wrapping, call }, async () => tried(-100n, 100n))
    await expect(swap).rejects.toMatchObject({ details: `target: ${wrapped}` })
    const less = checkSwap({ ...wrapping, call: { ...wrapping.call, value: 101n } }, async () => tried(-101n, 100n))
    await expect(less).rejects.toMatchObject({ details: 'amount: 101' })
  })
})

describe('findFloor', () => {
  const word = (value: bigint) => value.toString(16).padStart(64, '0')
  const data = `0x5a5a5a5a${word(1n)}${word(990n)}` as const
  const floor = (tries: (word: bigint) => bigint | undefined) =>
    enforcesMinimum({ data, minimum: 990n, received: 1000n }, async (changed) =>
      tries(BigInt(`0x${changed.slice(-64)}`)),
    )

  it('finds the number that lets the full output through and not one unit more', async () => {
    expect(await floor((least) => (least > 1000n ? undefined : 1000n))).toBe(true)
  })

  it('ignores a number that has no effect', async () => {
    expect(await floor(() => 1000n)).toBe(false)
  })

  it('ignores a number that fails whenever it is changed, and one that changes the output', async () => {
    expect(await floor(() => undefined)).toBe(false)
    expect(await floor((amount) => (amount > 1000n ? undefined : 1009n))).toBe(false)
  })

  it('finds the number inside of nested calls', async () => {
    const inner = `0x12121212${word(64n)}aabbccdd${word(990n)}` as const
    const tries = async (changed: string) => (BigInt(`0x${changed.slice(-64)}`) > 1000n ? undefined : 1000n)
    expect(await enforcesMinimum({ data: inner, minimum: 990n, received: 1000n }, tries)).toBe(true)
  })
})
