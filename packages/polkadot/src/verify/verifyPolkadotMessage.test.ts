import { createPolkadotSigner, type PolkadotKey } from '@kit/testing/polkadot'
import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { describe, expect, it } from 'vitest'
import { formatSs58, parseSs58 } from '../address/PolkadotAddress.js'
import { verifyPolkadotMessage } from './verifyPolkadotMessage.js'

const message = 'Grüße 🦊'
const wrapped = utf8ToBytes(`<Bytes>${message}</Bytes>`)
const bare = utf8ToBytes(message)
const hex = (bytes: Uint8Array) => `0x${bytesToHex(bytes)}`

const keyOf = (type: PolkadotKey['type']) => {
  const signer = createPolkadotSigner([{ type, seed: new Uint8Array(32).fill(9) }])
  const address = signer.addresses[0] ?? ''
  return { address, sign: (bytes: Uint8Array) => signer.sign(address, bytes) }
}

describe('verifyPolkadotMessage', () => {
  it.each(['sr25519', 'ed25519', 'ethereum'] as const)('accepts a signature of %s, wrapped or not', async (type) => {
    const { address, sign } = keyOf(type)
    for (const bytes of [wrapped, bare]) {
      expect(await verifyPolkadotMessage({ address, message, signature: hex(sign(bytes)) })).toBe(true)
    }
    expect(await verifyPolkadotMessage({ address, message: 'other', signature: hex(sign(wrapped)) })).toBe(false)
    const other = createPolkadotSigner([{ type, seed: new Uint8Array(32).fill(8) }]).addresses[0] ?? ''
    expect(await verifyPolkadotMessage({ address: other, message, signature: hex(sign(wrapped)) })).toBe(false)
  })

  it('accepts the address format of any chain', async () => {
    const { address, sign } = keyOf('sr25519')
    const publicKey = parseSs58(address)?.publicKey ?? new Uint8Array()
    const signature = hex(sign(wrapped))
    expect(await verifyPolkadotMessage({ address: formatSs58(publicKey, 0), message, signature })).toBe(true)
  })

  it('checks the signature type prefix, and accepts only the right one', async () => {
    for (const [type, kind, wrong] of [
      ['ed25519', 0, 1],
      ['sr25519', 1, 0],
    ] as const) {
      const { address, sign } = keyOf(type)
      const withKind = (byte: number) => hex(concatBytes(Uint8Array.of(byte), sign(wrapped)))
      expect(await verifyPolkadotMessage({ address, message, signature: withKind(kind) })).toBe(true)
      expect(await verifyPolkadotMessage({ address, message, signature: withKind(wrong) })).toBe(false)
    }
  })

  it('rejects forged ed25519 signatures of small-order keys, such as all zeros', async () => {
    const address = formatSs58(new Uint8Array(32), 0)
    // The base point and the scalar 1 satisfy the equation for any message, if the cofactor is ignored.
    const forged = concatBytes(ed25519.ExtendedPoint.BASE.toRawBytes(), Uint8Array.of(1), new Uint8Array(31))
    expect(ed25519.verify(forged, wrapped, new Uint8Array(32))).toBe(true)
    expect(await verifyPolkadotMessage({ address, message, signature: hex(forged) })).toBe(false)
  })

  it('supports ecdsa keys, whose account is the hash of the key', async () => {
    const secret = new Uint8Array(32).fill(9)
    const address = formatSs58(blake2b(secp256k1.getPublicKey(secret, true), { dkLen: 32 }), 42)
    const signed = secp256k1.sign(blake2b(wrapped, { dkLen: 32 }), secret)
    const signature = concatBytes(signed.toCompactRawBytes(), Uint8Array.of(signed.recovery))
    expect(await verifyPolkadotMessage({ address, message, signature: hex(signature) })).toBe(true)
    const withKind = hex(concatBytes(Uint8Array.of(2), signature))
    expect(await verifyPolkadotMessage({ address, message, signature: withKind })).toBe(true)
    expect(await verifyPolkadotMessage({ address, message: 'other', signature: withKind })).toBe(false)
  })

  it.each(['', '0x', `0x${'00'.repeat(64)}`, `0x${'ff'.repeat(65)}`, `0x${'zz'.repeat(64)}`, `0x${'00'.repeat(67)}`])(
    'returns false for %s',
    async (signature) => {
      for (const type of ['sr25519', 'ed25519', 'ethereum'] as const)
        expect(await verifyPolkadotMessage({ address: keyOf(type).address, message, signature })).toBe(false)
    },
  )
})
