import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts secrets, each bound to the ID of its owner. */
export type KeyVault = {
  seal(id: string, secret: string): string
  /** Undefined if it was sealed with another key or for another ID, or was modified. */
  open(id: string, sealed: string): string | undefined
}

const nonceBytes = 12
const tagBytes = 16

/**
 * Creates a vault with AES-256-GCM and a new nonce for each secret; the ID is authenticated, so that rows cannot be swapped.
 *
 * @example createKeyVault(key).open('a', createKeyVault(key).seal('a', 'secret')) // 'secret'
 */
export function createKeyVault(key: Buffer): KeyVault {
  return {
    seal(id, secret) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id))
      const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64')
    },
    open(id, sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const [nonce, rest] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes)]
      if (rest.length < tagBytes) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(id)).setAuthTag(rest.subarray(0, tagBytes))
      try {
        return decipher.update(rest.subarray(tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
