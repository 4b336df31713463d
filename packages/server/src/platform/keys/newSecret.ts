import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Generates a secret of 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the stored hash of a secret. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Compares two secrets or hashes in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
