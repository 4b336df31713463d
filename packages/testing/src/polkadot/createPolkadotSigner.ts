import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'
import * as sr25519 from '@scure/sr25519'

/** A key, by its 32-byte seed. */
export type PolkadotKey = { readonly type: 'sr25519' | 'ed25519' | 'ethereum'; readonly seed: Uint8Array }

/** Keys that sign bytes. */
export type PolkadotSigner = {
  /** In the generic SS58 format, or lowercase hex for an `ethereum` key; in the order of the keys. */
  readonly addresses: readonly string[]
  typeOf(address: string): PolkadotKey['type']
  /** Returns 64 bytes, or 65 for an `ethereum` key. Throws `RangeError` for an address without a key. */
  sign(address: string, message: Uint8Array): Uint8Array
}

/** Returns the keys that local chains fund: two sr25519 keys and one ed25519 key. */
export const polkadotKeys = (): readonly PolkadotKey[] => [
  { type: 'sr25519', seed: new Uint8Array(32).fill(1) },
  { type: 'sr25519', seed: new Uint8Array(32).fill(2) },
  { type: 'ed25519', seed: new Uint8Array(32).fill(3) },
]

/**
 * Creates a signer with sr25519, ed25519 and Ethereum keys.
 *
 * @example createPolkadotSigner(polkadotKeys()).addresses[0]
 */
export const createPolkadotSigner = (keys: readonly PolkadotKey[]): PolkadotSigner => {
  const known = new Map(keys.map((key) => [toAddress(key), key]))
  const keyOf = (address: string) => {
    const key = known.get(address)
    if (!key) throw new RangeError(`The wallet has no key for ${address}.`)
    return key
  }
  return {
    addresses: [...known.keys()],
    typeOf: (address) => keyOf(address).type,
    sign: (address, message) => {
      const { type, seed } = keyOf(address)
      if (type === 'sr25519') return sr25519.sign(sr25519.secretFromSeed(seed), message)
      if (type === 'ed25519') return ed25519.sign(message, seed)
      const signature = secp256k1.sign(keccak_256(message), seed)
      return concatBytes(signature.toCompactRawBytes(), Uint8Array.of(signature.recovery))
    },
  }
}

const toAddress = ({ type, seed }: PolkadotKey): string => {
  if (type === 'sr25519') return encodeSs58(sr25519.getPublicKey(sr25519.secretFromSeed(seed)))
  if (type === 'ed25519') return encodeSs58(ed25519.getPublicKey(seed))
  return `0x${bytesToHex(keccak_256(secp256k1.getPublicKey(seed, false).subarray(1)).subarray(-20))}`
}

/**
 * Encodes a public key as an address in the generic SS58 format (prefix 42), in which wallets return their accounts.
 *
 * @example encodeSs58(publicKey) // '5Ccyq…'
 */
export const encodeSs58 = (publicKey: Uint8Array): string => {
  const payload = concatBytes(Uint8Array.of(42), publicKey)
  const checksum = blake2b(concatBytes(utf8ToBytes('SS58PRE'), payload)).subarray(0, 2)
  return base58.encode(concatBytes(payload, checksum))
}
