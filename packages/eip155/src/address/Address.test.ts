import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameAddress, parseAddress } from './Address.js'

const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 40, maxLength: 40 })

describe('parseAddress and isSameAddress', () => {
  it('accept 40 hex digits with or without 0x, and keep the letter case', () => {
    fc.assert(
      fc.property(digits, (text) => {
        expect(parseAddress(text)).toBe(`0x${text}`)
        expect(parseAddress(`0x${text}`)).toBe(`0x${text}`)
      }),
    )
  })

  it('compare addresses case-insensitively', () => {
    fc.assert(fc.property(digits, (text) => isSameAddress(`0x${text.toUpperCase()}`, text.toLowerCase())))
  })

  it.each([
    '',
    '0x',
    'alice.eth',
    `0x${'0'.repeat(39)}`,
    `0x${'0'.repeat(41)}`,
    `0x${'g'.repeat(40)}`,
    ` 0x${'0'.repeat(40)}`,
    7,
  ])('reject %s', (text) => {
    expect(parseAddress(text)).toBeUndefined()
    expect(isSameAddress(String(text), String(text))).toBe(false)
  })
})
