import { describe, expect, it } from 'vitest'
import { parseSolanaAddress } from './parseSolanaAddress.js'
import { requireSolanaAddress } from './requireSolanaAddress.js'

describe('parseSolanaAddress', () => {
  it('accepts only base58 of exactly 32 bytes', () => {
    expect(parseSolanaAddress('11111111111111111111111111111111')).toHaveLength(32)
    expect(parseSolanaAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')).toHaveLength(32)
    for (const value of ['', 7, null, {}, '1'.repeat(33), 'z'.repeat(44), 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D'])
      expect(parseSolanaAddress(value)).toBeUndefined()
  })

  it('rejects any other text with a typed error when required', () => {
    expect(() => requireSolanaAddress('tooShort')).toThrow(expect.objectContaining({ code: 'account/invalidAddress' }))
  })
})
