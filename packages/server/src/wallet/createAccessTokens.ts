import { importJWK, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { kidOf, type TokenKeys } from '../platform/keys/createTokenKeys.js'

/** Claims of an access token. */
export type AccessClaims = {
  readonly user: string
  readonly session: string
  readonly jkt: string
  /** Hash of the refresh token that was issued with it. Undefined in tokens of earlier versions. */
  readonly refreshHash: string | undefined
}

/** Access tokens of signed-in wallet users. */
export type AccessTokens = {
  sign(claims: AccessClaims): Promise<{ readonly token: string; readonly expiresAtMs: number }>
  /** Undefined for an expired token or one of another issuer. */
  read(token: string): Promise<AccessClaims | undefined>
}

/** Options for {@link createAccessTokens}. */
export type AccessTokenOptions = {
  readonly keys: TokenKeys
  readonly origin: string
  readonly now: () => number
}

const tokenMs = 10 * 60_000
const audience = 'kit-wallet'
const schema = z.object({
  sub: z.string(),
  sid: z.string(),
  cnf: z.object({ jkt: z.string() }),
  rth: z.string().optional(),
})

/** Creates JWTs with EdDSA, bound to the key of a device (`cnf.jkt`, RFC 9449), valid for ten minutes. */
export function createAccessTokens({ keys, origin, now }: AccessTokenOptions): AccessTokens {
  return {
    async sign({ user, session, jkt, refreshHash }) {
      const { kid, key } = await keys.signing()
      const expiresAtMs = now() + tokenMs
      const token = await new SignJWT({ sid: session, cnf: { jkt }, rth: refreshHash })
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'at+jwt' })
        .setIssuer(origin)
        .setAudience(audience)
        .setSubject(user)
        .setIssuedAt(Math.floor(now() / 1000))
        .setExpirationTime(Math.floor(expiresAtMs / 1000))
        .sign(key)
      return { token, expiresAtMs }
    },
    async read(token) {
      // Errors of the store are thrown, not treated as an invalid token.
      const jwk = await keys.find(kidOf(token))
      if (jwk === undefined) return undefined
      try {
        const { payload } = await jwtVerify(token, await importJWK(jwk, 'EdDSA'), {
          algorithms: ['EdDSA'],
          typ: 'at+jwt',
          issuer: origin,
          audience: audience,
          currentDate: new Date(now()),
        })
        const { sub, sid, cnf, rth } = schema.parse(payload)
        return { user: sub, session: sid, jkt: cnf.jkt, refreshHash: rth }
      } catch {
        return undefined
      }
    },
  }
}
