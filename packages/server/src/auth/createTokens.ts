import { compactVerify, decodeProtectedHeader, importJWK, SignJWT } from 'jose'
import { z } from 'zod'
import type { TokenKeys } from './createTokenKeys.js'

/** What a token says, times in milliseconds. */
export type TokenClaims = {
  readonly project: string
  /** Id of the session. */
  readonly sid: string
  /** CAIP-10. */
  readonly account: string
  readonly issuedAtMs: number
  readonly expiresAtMs: number
}

/** What a new token says; `email` was confirmed. */
export type NewToken = TokenClaims & { readonly email?: string | undefined }

/** Tokens of visitors who signed in, which anybody can check by the public keys. */
export type Tokens = {
  sign(claims: NewToken): Promise<string>
  /** Undefined when it is none of ours. Says nothing about time: a token that is over still names its session. */
  read(token: string): Promise<TokenClaims | undefined>
}

const DID = 'did:pkh:'
const schema = z.object({
  aud: z.string(),
  sid: z.string(),
  sub: z.string().startsWith(DID),
  iat: z.number(),
  exp: z.number(),
})

/** Tokens as JWT, signed by EdDSA. */
export function createTokens(keys: TokenKeys, issuer: () => string): Tokens {
  return {
    async sign({ project, sid, account, issuedAtMs, expiresAtMs, email }) {
      const { kid, key } = await keys.signing()
      return new SignJWT({ sid, ...(email !== undefined && { email, email_verified: true }) })
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
        .setIssuer(issuer())
        .setAudience(project)
        .setSubject(`${DID}${account}`)
        .setIssuedAt(Math.floor(issuedAtMs / 1000))
        .setExpirationTime(Math.floor(expiresAtMs / 1000))
        .sign(key)
    },
    async read(token) {
      // What the store throws is no fault of the token.
      const jwk = await keys.find(kidOf(token))
      if (jwk === undefined) return undefined
      try {
        const { payload } = await compactVerify(token, await importJWK(jwk, 'EdDSA'), { algorithms: ['EdDSA'] })
        const { aud, sid, sub, iat, exp } = schema.parse(JSON.parse(new TextDecoder().decode(payload)))
        return {
          project: aud,
          sid,
          account: sub.slice(DID.length),
          issuedAtMs: iat * 1000,
          expiresAtMs: exp * 1000,
        }
      } catch {
        return undefined
      }
    },
  }
}

function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return undefined
  }
}
