import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HttpError } from '../../../../platform/http/HttpError.js'
import { formatNftCursor, parseNftCursor } from './parseNftCursor.js'

const place = fc.record({
  block: fc.maxSafeNat(),
  contract: fc.stringMatching(/^0x[0-9a-f]{40}$/),
  id: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
})

it('formatNftCursor encodes every NFT of one account in 88 characters', () => {
  fc.assert(
    fc.property(place, fc.nat(87), fc.constantFrom(...'abcXYZ019-_'), (given, at, character) => {
      const text = formatNftCursor(given, 'eip155:1 0xa')
      expect(text).toMatch(/^[-_A-Za-z0-9]{88}$/)
      expect(parseNftCursor(text, 'eip155:1 0xa')).toEqual(given)
      expect(() => parseNftCursor(text, 'eip155:1 0xb')).toThrow(HttpError)
      const changed = text.slice(0, at) + character + text.slice(at + 1)
      if (changed !== text) expect(() => parseNftCursor(changed, 'eip155:1 0xa')).toThrow(HttpError)
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => void expect(() => parseNftCursor(text, 'a')).toThrow(HttpError)))
})
