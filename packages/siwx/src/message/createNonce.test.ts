import { describe, expect, it } from 'vitest'
import { createNonce } from './createNonce.js'
import { grammar } from './grammar.data.js'

describe('createNonce', () => {
  it('returns 24 letters and digits with uniform distribution', () => {
    const counts = new Map<string, number>()
    // Yields every byte equally often, so any bias comes from the nonce itself.
    let next = 0
    const random = { bytes: (length: number) => Uint8Array.from({ length }, () => next++ % 256) }
    for (let turn = 0; turn < 62 * 4; turn++) {
      const nonce = createNonce(random)
      expect(nonce).toHaveLength(24)
      expect(nonce).toMatch(grammar.nonce)
    }
    for (let byte = 0; byte < 256; byte++) {
      let requested = 0
      const [sign = ''] = createNonce({ bytes: (length) => new Uint8Array(length).fill(requested++ === 0 ? byte : 0) })
      if (byte < 248) counts.set(sign, (counts.get(sign) ?? 0) + 1)
      else expect(sign).toBe('A')
    }
    expect([...counts.values()]).toEqual(Array.from({ length: 62 }, () => 4))
  })
})
