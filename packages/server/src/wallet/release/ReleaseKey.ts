import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'

/** Environment variable of the key that signs releases. */
export const keyVariable = 'KIT_FRAME_KEY'

/** PKCS #8 prefix of the 32 bytes of an Ed25519 key. */
const pkcs8Head = '302e020100300506032b657004220420'

/** A key pair that signs releases: Ed25519, 32 bytes each, base64url-encoded. */
export type ReleaseKey = { readonly privateKey: string; readonly publicKey: string }

/** Creates a key pair. */
export function createReleaseKey(): ReleaseKey {
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return { privateKey: d, publicKey: x }
}

/**
 * Signs the text of a release for `release.sig`.
 *
 * @throws TypeError when the key is not 32 bytes, base64url-encoded
 */
export function signRelease(privateKey: string, text: string): string {
  if (!/^[A-Za-z0-9_-]{43}$/.test(privateKey)) throw new TypeError('must be 32 bytes as base64url')
  const key = Buffer.from(`${pkcs8Head}${Buffer.from(privateKey, 'base64url').toString('hex')}`, 'hex')
  const signature = sign(null, Buffer.from(text), createPrivateKey({ key, format: 'der', type: 'pkcs8' }))
  return `${signature.toString('base64url')}\n`
}

/** Returns whether one of the keys (32 bytes, base64url-encoded) signed a text. */
export function isSignedBy(keys: readonly string[], text: string, signature: string): boolean {
  const bytes = Buffer.from(signature.trim(), 'base64url')
  return keys.some((x) => {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.from(text), key, bytes)
  })
}
