import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HttpError } from '../../platform/http/HttpError.js'
import { firstCursor, formatCursor, parseCursor } from './parseCursor.js'

const chains = ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '~']
const place = fc.record(
  {
    minedAtMs: fc.maxSafeNat(),
    position: fc.maxSafeNat(),
    chain: fc.constantFrom(...chains),
    discriminator: fc.string({ unit: fc.constantFrom(...'123abcXYZ'), minLength: 32, maxLength: 32 }),
  },
  { requiredKeys: ['minedAtMs', 'position', 'chain'] },
)

it('the history cursor encodes every position in 80 opaque characters, and decodes it', () => {
  fc.assert(
    fc.property(place, (cursor) => {
      const text = formatCursor(cursor)
      expect(text).toMatch(/^[-_A-Za-z0-9]{80}$/)
      expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('eip155')
      expect(parseCursor(text, chains)).toEqual(cursor)
    }),
  )
  expect(parseCursor(formatCursor(firstCursor), chains)).toEqual(firstCursor)
})

it('the history cursor names a position by the prefix of a signature, which sorts before the signature itself', () => {
  const signature = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW'
  const { discriminator = '' } = parseCursor(formatCursor({ ...firstCursor, discriminator: signature }), chains)
  expect(discriminator).toBe(signature.slice(0, 32))
  expect(discriminator < signature).toBe(true)
})

it('parseCursor refuses any other text, a modified cursor, and one of another chain', () => {
  const encoded = fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes).toString('base64url'))
  const changed = fc
    .tuple(place, fc.nat(79), fc.constantFrom(...'abcXYZ019-_'))
    .map(([cursor, at, character]) => [formatCursor(cursor), at, character] as const)
    .filter(([text, at, character]) => text[at] !== character)
    .map(([text, at, character]) => text.slice(0, at) + character + text.slice(at + 1))
  fc.assert(
    fc.property(fc.oneof(fc.string(), encoded, changed), (text) => {
      expect(() => parseCursor(text, chains)).toThrow(HttpError)
    }),
  )
  for (const text of [`${formatCursor(firstCursor)}A`, ` ${formatCursor(firstCursor)}`])
    expect(() => parseCursor(text, chains)).toThrow(HttpError)
  expect(() => parseCursor(formatCursor({ ...firstCursor, chain: 'eip155:5' }), chains)).toThrow(HttpError)
})
