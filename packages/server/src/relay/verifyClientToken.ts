import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import { z } from 'zod'

export type ClientTokenRules = {
  /** Accepted `aud` values; empty accepts any. */
  readonly audiences: readonly string[]
  readonly clockToleranceS: number
  readonly nowMs: number
}

/** The client ID that a token proves, or the reason for closing the socket. */
export type ClientTokenVerdict =
  | { readonly ok: true; readonly clientId: string }
  | { readonly ok: false; readonly reason: string }

const header = z.object({ alg: z.literal('EdDSA'), typ: z.literal('JWT').optional() })
const payload = z.object({
  iss: z.string().max(200),
  sub: z.string().min(1),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
  nbf: z.number().optional(),
})

/** Clients sign for one day; a stolen token must not open sockets for much longer. */
const longestLifeSeconds = 7 * 86_400

/** Prefix of the 32 bytes of an Ed25519 key in a SubjectPublicKeyInfo (RFC 8410). */
const spkiPrefix = '302a300506032b6570032100'

/** Multicodec prefix of an Ed25519 public key in a did:key. */
const ed25519Prefix = [0xed, 0x01]

/**
 * Verifies the token a client connects with: a JWT with EdDSA whose issuer is the did:key of the signing key (the client ID). Source: relay
 * client authentication of the WalletConnect 2.0 specification, RFC 7519, RFC 8037. Never throws.
 *
 * @example verifyClientToken(token, { audiences: [], clockToleranceS: 120, nowMs: Date.now() }).ok
 */
export function verifyClientToken(token: string, rules: ClientTokenRules): ClientTokenVerdict {
  const [head, body, signature, ...rest] = token.split('.')
  if (!head || !body || !signature || rest.length > 0) return invalid('malformed token')
  const headerOk = header.safeParse(parsePart(head))
  const claims = payload.safeParse(parsePart(body))
  if (!headerOk.success || !claims.success) return invalid('malformed token')
  const { iss, aud, iat, nbf, exp } = claims.data
  const key = publicKeyOf(iss)
  if (key === undefined) return invalid('issuer is not an Ed25519 did:key')
  if (!isSigned(key, `${head}.${body}`, signature)) return invalid('invalid signature')
  const nowS = rules.nowMs / 1000
  if (Math.max(iat, nbf ?? iat) > nowS + rules.clockToleranceS) return invalid('JWT Token is not yet valid')
  if (exp - iat > longestLifeSeconds) return invalid('JWT Token lives too long')
  if (exp < nowS - rules.clockToleranceS) return invalid('JWT Token is expired')
  if (rules.audiences.length > 0 && !rules.audiences.some((accepted) => trimSlash(accepted) === trimSlash(aud))) {
    return invalid('audience not accepted')
  }
  return { ok: true, clientId: iss }
}

function invalid(reason: string): ClientTokenVerdict {
  return { ok: false, reason: `JWT validation error: ${reason}` }
}

function trimSlash(url: string): string {
  return url.replace(/\/$/, '')
}

function parsePart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

function publicKeyOf(did: string): Uint8Array | undefined {
  if (!did.startsWith('did:key:z')) return undefined
  try {
    const bytes = base58.decode(did.slice('did:key:z'.length))
    if (bytes.length !== 34 || ed25519Prefix.some((byte, index) => bytes[index] !== byte)) return undefined
    return bytes.subarray(2)
  } catch {
    return undefined
  }
}

function isSigned(key: Uint8Array, text: string, signature: string): boolean {
  try {
    const der = { key: Buffer.concat([Buffer.from(spkiPrefix, 'hex'), key]), format: 'der', type: 'spki' } as const
    return verify(null, Buffer.from(text), createPublicKey(der), Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}
