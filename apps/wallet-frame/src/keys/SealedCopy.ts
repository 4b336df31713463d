import * as z from 'zod/mini'

/** How a copy is unlocked. */
export type KeyKind = 'device' | 'passkey' | 'code'

const base64url = z.string().check(z.maxLength(2048), z.regex(/^[A-Za-z0-9_-]*$/))

/** A copy as the server stores it; bytes as base64url. */
export const sealedCopySchema = z.object({
  keyId: z.uuid(),
  kind: z.enum(['device', 'passkey', 'code']),
  label: z.string().check(z.maxLength(100)),
  /** 32 bytes for HKDF; empty for a device key. */
  salt: base64url,
  iv: base64url,
  /** The root and the tag. */
  data: base64url,
  fingerprint: base64url,
  credentialId: z.optional(base64url),
})

/** See {@link sealedCopySchema}. */
export type SealedCopy = z.output<typeof sealedCopySchema>

/** Key that opens a copy: a device key, or the secret of a passkey (PRF output) or code, from which a key is derived. */
export type UnlockKey =
  | { readonly kind: 'device'; readonly key: CryptoKey }
  | { readonly kind: 'passkey' | 'code'; readonly secret: Uint8Array<ArrayBuffer> }
