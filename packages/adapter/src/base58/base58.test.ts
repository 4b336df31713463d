import { base58 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBase58 } from './decodeBase58.js'
import { encodeBase58 } from './encodeBase58.js'

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

describe('base58', () => {
  // Test vectors from Bitcoin Core's base58_encode_decode.json.
  it.each([
    ['', ''],
    ['61', '2g'],
    ['626262', 'a3gV'],
    ['73696d706c792061206c6f6e6720737472696e67', '2cFupjhnEsSn59qHXstmK2ffpLv2'],
    ['00eb15231dfceb60925886b67d065299925915aeb172c06647', '1NS17iag9jJgTHD1VXjvLCEnZuQ3rJDE9L'],
    ['00000000000000000000', '1111111111'],
  ])('encodes %s as %s and decodes it back', (hex, text) => {
    expect(encodeBase58(bytesOf(hex))).toBe(text)
    expect(decodeBase58(text)).toEqual(bytesOf(hex))
  })

  it('agrees with another implementation on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(encodeBase58(bytes)).toBe(base58.encode(bytes))
        expect(decodeBase58(base58.encode(bytes))).toEqual(Uint8Array.from(bytes))
      }),
    )
  })

  it('rejects characters outside of the alphabet, and overlong text', () => {
    for (const text of ['0', 'O', 'I', 'l', ' ', 'é', '2g=']) expect(decodeBase58(text)).toBeUndefined()
    expect(decodeBase58('z'.repeat(129))).toBeUndefined()
    expect(decodeBase58('1'.repeat(128))).toHaveLength(128)
    expect(decodeBase58('1'.repeat(65), 64)).toBeUndefined()
  })
})
