import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAmount, listPresets } from './checkAmount.js'

const cents = fc.bigInt(1n, 10n ** 12n)
const text = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
const limits = fc
  .tuple(cents, cents)
  .map(([a, b]) => ({ id: 'card', least: a < b ? a : b, most: a < b ? b : a }))
  .map(({ least, most, ...way }) => ({ ...way, least, most, min: text(least), max: text(most) }))

describe('checkAmount', () => {
  it('accepts amounts within the limits to the cent, and returns the violated limit otherwise', () => {
    fc.assert(
      fc.property(limits, cents, (way, value) => {
        const expected =
          value < way.least
            ? { reason: 'tooSmall', min: way.min }
            : value > way.most
              ? { reason: 'tooLarge', max: way.max }
              : undefined
        expect(checkAmount(text(value), way)).toEqual(expected)
      }),
    )
  })

  it('rejects text that isn’t an amount', () => {
    fc.assert(
      fc.property(fc.string(), limits, (value, way) => {
        const isMoney = /^(\d+(\.\d{0,2})?|\.\d{1,2})$/.test(value)
        const { reason } = checkAmount(value, way) ?? {}
        if (!isMoney) expect(reason).toBe('invalid')
      }),
    )
    expect(checkAmount('0', { id: 'card', min: '0', max: '5' })).toEqual({ reason: 'invalid' })
  })

  it('suggests only amounts within the limits', () => {
    fc.assert(
      fc.property(limits, (way) => {
        for (const amount of listPresets(way)) expect(checkAmount(amount, way)).toBeUndefined()
      }),
    )
    expect(listPresets({ id: 'card', min: '10.00', max: '100' })).toEqual(['10', '50', '100'])
  })
})
