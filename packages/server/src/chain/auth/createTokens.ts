import { compactVerify, importJWK, SignJWT } from 'jose'
import { z } from 'zod'
import { kidOf, type TokenKeys } from '../../platform/keys/createTokenKeys.js'

/** Claims of a token, times in milliseconds. */
export type TokenClaims = {
  readonly project: string
  /** Session ID. */
  readonly sid: string
  /** CAIP-10. */
  readonly account: string
  readonly issuedAtMs: number
  readonly expiresAtMs: number
}

/** Claims of a new token; `email` is verified. */
export type NewToken = TokenClaims & { readonly email?: string | undefined }

/** Session tokens that anyone can verify with the public keys. */
export type Tokens = {
  sign(claims: NewToken): Promise<string>
  /** Returns undefined for a token of another issuer. Ignores the expiry: an expired token still names its session. */
  read(token: string): Promise<TokenClaims | undefined>
}

const didPrefix = 'did:pkh:'
const schema = z.object({
  aud: z.string(),
  sid: z.string(),
  sub: z.string().startsWith(didPrefix),
  iat: z.number(),
  exp: z.number(),
})

/** Creates JWTs signed with EdDSA. */
export function createTokens(keys: TokenKeys, issuer: () => string): Tokens {
  return {
    async sign({ project, sid, account, issuedAtMs, expiresAtMs, email }) {
      const { kid, key } = await keys.signing()
      return new SignJWT({ sid, ...(email !== undefined && { email, email_verified: true }) })
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
        .setIssuer(issuer())
        .setAudience(project)
        .setSubject(`${didPrefix}${account}`)
        .setIssuedAt(Math.floor(issuedAtMs / 1000))
        .setExpirationTime(Math.floor(expiresAtMs / 1000))
        .sign(key)
    },
    async read(token) {
      // Errors of the store are thrown, not treated as an invalid token.
      const jwk = await keys.find(kidOf(token))
      if (jwk === undefined) return undefined
      try {
        const { payload } = await compactVerify(token, await importJWK(jwk, 'EdDSA'), { algorithms: ['EdDSA'] })
        const { aud, sid, sub, iat, exp } = schema.parse(JSON.parse(new TextDecoder().decode(payload)))
        return {
          project: aud,
          sid,
          account: sub.slice(didPrefix.length),
          issuedAtMs: iat * 1000,
          expiresAtMs: exp * 1000,
        }
      } catch {
        return undefined
      }
    },
  }
}
