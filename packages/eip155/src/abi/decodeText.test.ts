import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decodeText.js'
import { decodeUint } from './decodeUint.js'

const word = (value: bigint | number) => value.toString(16).padStart(64, '0')
const hexOf = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')
const encode = (text: string) => {
  const bytes = hexOf(text)
  return `0x${word(32)}${word(bytes.length / 2)}${bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')}`
}

describe('decodeText', () => {
  it('reads any text that a contract wrote', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => decodeText(encode(text)) === text))
  })

  it('reads the 32 bytes of tokens from before the standard', () => {
    expect(decodeText(`0x${hexOf('MKR').padEnd(64, '0')}`)).toBe('MKR')
  })

  it.each([
    ['nothing', '0x'],
    ['no hex', 'MKR'],
    ['half a byte', '0x123'],
    ['a start beyond the end', `0x${word(2n ** 255n)}${word(1)}`],
    ['a length beyond the end', `0x${word(32)}${word(2n ** 64n)}`],
    ['no answer', undefined],
  ])('makes no text of %s', (_, data) => {
    expect(decodeText(data)).toBeUndefined()
  })

  it('never throws', () => {
    const hex = fc
      .uint8Array({ maxLength: 200 })
      .map((bytes) => `0x${Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')}`)
    fc.assert(fc.property(fc.oneof(hex, fc.anything()), (data) => [decodeText(data), decodeUint(data)].length === 2))
  })
})

describe('decodeUint', () => {
  it('reads the first word, exactly', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (value) => decodeUint(`0x${word(value)}`) === value),
    )
    expect(decodeUint(`0x${word(5)}${word(6)}`)).toBe(5n)
    for (const data of ['0x', '0x5', undefined, 5n, `0x${word(5).slice(2)}`]) expect(decodeUint(data)).toBeUndefined()
  })
})
