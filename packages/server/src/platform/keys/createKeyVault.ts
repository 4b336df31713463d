import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts secrets, each bound to the ID of its owner. */
export type KeyVault = {
  seal(id: string, secret: string): string
  /** Undefined if it was sealed with another key or for another ID, or was modified. */
  open(id: string, sealed: string): string | undefined
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Creates a vault with AES-256-GCM and a new nonce for each secret; the ID is authenticated, so that rows cannot be swapped.
 *
 * @example createKeyVault(key).open('a', createKeyVault(key).seal('a', 'secret')) // 'secret'
 */
export function createKeyVault(key: Buffer): KeyVault {
  return {
    seal(id, secret) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id))
      const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64')
    },
    open(id, sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)]
      if (rest.length < TAG_BYTES) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(id)).setAuthTag(rest.subarray(0, TAG_BYTES))
      try {
        return decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
