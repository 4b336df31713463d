import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Keeps secrets encrypted, each bound to the id of what it belongs to. */
export type KeyVault = {
  seal(id: string, secret: string): string
  /** Undefined when it was sealed with another key or for another id, or was changed. */
  open(id: string, sealed: string): string | undefined
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * AES-256-GCM with a new nonce for each secret; the id is authenticated with it, so that rows cannot be exchanged.
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
