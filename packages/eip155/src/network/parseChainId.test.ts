import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseChainId } from './parseChainId.js'

describe('parseChainId', () => {
  it('parses the same ID from hex, number, bigint and decimal string', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
        const hex = `0x${id.toString(16)}`
        for (const value of [id, BigInt(id), String(id), hex, hex.toUpperCase().replace('X', 'x')]) {
          expect(parseChainId(value)).toBe(id)
        }
      }),
    )
  })

  it.each([
    'loading',
    '',
    '0x',
    '0x0',
    '0',
    0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    '1e3',
    ' 1',
    '0x1g',
    null,
  ])('rejects %s', (value) => expect(parseChainId(value)).toBeUndefined())

  it('returns an exact positive ID or undefined for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const id = parseChainId(value)
        expect(id === undefined || (Number.isSafeInteger(id) && id > 0)).toBe(true)
      }),
    )
  })
})
