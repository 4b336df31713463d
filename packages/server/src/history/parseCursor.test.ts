import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ApiRefusal } from '../http/ApiRefusal.js'
import { formatCursor, parseCursor } from './parseCursor.js'

it('reads back every place it wrote', () => {
  const place = fc.record(
    {
      minedAtMs: fc.maxSafeNat(),
      position: fc.maxSafeNat(),
      chain: fc.constantFrom('eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '~'),
      signature: fc.string({ unit: fc.constantFrom(...'123abcXYZ'), minLength: 64, maxLength: 90 }),
    },
    { requiredKeys: ['minedAtMs', 'position', 'chain'] },
  )
  fc.assert(
    fc.property(place, (cursor) => {
      expect(formatCursor(cursor)).toMatch(/^[-_A-Za-z0-9]+$/)
      expect(parseCursor(formatCursor(cursor))).toEqual(cursor)
    }),
  )
})

it('refuses any other text', () => {
  const encoded = fc.string({ maxLength: 80 }).map((text) => Buffer.from(text).toString('base64url'))
  fc.assert(
    fc.property(fc.oneof(fc.string(), encoded), (text) => {
      expect(() => parseCursor(text)).toThrow(ApiRefusal)
    }),
  )
  expect(() => parseCursor(Buffer.from('99999999999999999 1 eip155:1').toString('base64url'))).toThrow(ApiRefusal)
  expect(() => parseCursor(Buffer.from('9999999999999999 1 eip155:1').toString('base64url'))).toThrow(ApiRefusal)
})
