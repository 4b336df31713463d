import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBase58 } from './decodeBase58.js'
import { encodeBase58 } from './encodeBase58.js'
import { parseAddress } from './parseAddress.js'
import { requireAddress } from './requireAddress.js'

const hex = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString('hex')

describe('base58', () => {
  // The test vectors of Bitcoin Core's base58_encode_decode.json.
  it.each([
    ['', ''],
    ['61', '2g'],
    ['626262', 'a3gV'],
    ['636363', 'aPEr'],
    ['73696d706c792061206c6f6e6720737472696e67', '2cFupjhnEsSn59qHXstmK2ffpLv2'],
    ['00eb15231dfceb60925886b67d065299925915aeb172c06647', '1NS17iag9jJgTHD1VXjvLCEnZuQ3rJDE9L'],
    ['516b6fcd0f', 'ABnLTmg'],
    ['bf4f89001e670274dd', '3SEo3LWLoPntC'],
    ['572e4794', '3EFU7m'],
    ['ecac89cad93923c02321', 'EJDM8drfXA6uyA'],
    ['10c8511e', 'Rt5zm'],
    ['00000000000000000000', '1111111111'],
  ])('writes %s as %s and reads it back', (bytes, text) => {
    expect(encodeBase58(Uint8Array.from(Buffer.from(bytes, 'hex')))).toBe(text)
    expect(hex(decodeBase58(text))).toBe(bytes)
  })

  it('reads back whatever it writes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(hex(decodeBase58(encodeBase58(bytes)))).toBe(hex(bytes))
      }),
    )
  })

  it('refuses characters that the alphabet lacks, and text without end', () => {
    for (const text of ['0', 'O', 'I', 'l', ' ', 'é', '2g=']) expect(decodeBase58(text)).toBeUndefined()
    expect(decodeBase58('z'.repeat(129))).toBeUndefined()
    expect(decodeBase58('1'.repeat(128))).toHaveLength(128)
  })
})

describe('an address', () => {
  it('is base58 of exactly 32 bytes', () => {
    expect(parseAddress('11111111111111111111111111111111')).toHaveLength(32)
    expect(parseAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')).toHaveLength(32)
    for (const value of ['', 7, null, {}, '1'.repeat(33), 'z'.repeat(44), 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D'])
      expect(parseAddress(value)).toBeUndefined()
  })

  it('is required with a typed error', () => {
    expect(() => requireAddress('nobody')).toThrow(expect.objectContaining({ code: 'account/invalidAddress' }))
  })
})
