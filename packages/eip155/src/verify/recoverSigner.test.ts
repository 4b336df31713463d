import { secp256k1 } from '@noble/curves/secp256k1'
import { hexToBytes } from '@noble/hashes/utils'
import { describe, expect, it } from 'vitest'
import { hashMessage, recoverSigner } from './recoverSigner.js'

const key = hexToBytes('ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

/** Returns a signature in the usual form, and in the compact one. */
function sign(message: string) {
  const hash = hashMessage(message)
  const { recovery, ...signed } = secp256k1.sign(hash, key)
  const bytes = new secp256k1.Signature(signed.r, signed.s).toCompactRawBytes()
  const compact = bytes.slice()
  compact[32] = (compact[32] ?? 0) | (recovery << 7)
  return {
    hash,
    recovery,
    usual: Uint8Array.of(...bytes, 27 + recovery),
    bare: Uint8Array.of(...bytes, recovery),
    compact,
  }
}

describe('recoverSigner', () => {
  it('recovers the signer of a signature of 65 bytes and of 64 (EIP-2098)', () => {
    const seen = new Set<number>()
    for (let count = 0; count < 16; count++) {
      const { hash, recovery, usual, bare, compact } = sign(`message ${count}`)
      seen.add(recovery)
      for (const signature of [usual, bare, compact]) expect(recoverSigner(hash, signature)).toBe(address)
    }
    expect([...seen].sort()).toEqual([0, 1])
  })

  it('recovers another signer, or none, from a compact signature with the wrong bit', () => {
    const { hash, compact } = sign('message')
    compact[32] = (compact[32] ?? 0) ^ 0x80
    expect(recoverSigner(hash, compact)).not.toBe(address)
  })

  it.each([0, 63, 66])('recovers nothing from %i bytes', (length) => {
    expect(recoverSigner(hashMessage('message'), new Uint8Array(length).fill(1))).toBeUndefined()
  })
})
