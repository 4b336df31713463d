import { createPrivateKey, createPublicKey, sign } from 'node:crypto'

/** An account that signs its payments. */
export type FaucetKey = {
  /** The 32 bytes of its address. */
  readonly publicKey: Uint8Array
  sign(message: Uint8Array): Uint8Array
}

/** Prefix of an Ed25519 seed in PKCS #8 (RFC 8410). */
const pkcs8 = '302e020100300506032b657004220420'

/** Creates the key from the 32-byte seed of an Ed25519 key pair, in hex. */
export function createFaucetKey(seed: string): FaucetKey {
  const der = Buffer.from(pkcs8 + seed.replace(/^0x/, ''), 'hex')
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)
  return { publicKey, sign: (message) => sign(null, message, key) }
}
