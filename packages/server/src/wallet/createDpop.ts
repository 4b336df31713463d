import { createHash } from 'node:crypto'
import { calculateJwkThumbprint, decodeProtectedHeader, EmbeddedJWK, jwtVerify } from 'jose'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { AppContext } from '../platform/http/AppContext.js'
import { HttpError } from '../platform/http/HttpError.js'
import { spendMessage } from '../platform/store/spendMessage.js'
import type { Tables } from '../platform/store/Tables.js'

/** Verifies that a request was made with the key of a device (RFC 9449). */
export type Dpop = {
  /**
   * Returns the thumbprint of the key (RFC 7638). With an access token the proof must match that, too.
   * @throws HttpError 401, field `dpop`, for a proof that is missing, forged, of another request, too old or used
   */
  require(c: AppContext, accessToken?: string): Promise<string>
}

/** Options for {@link createDpop}. `origin` is the public origin of the login host. */
export type DpopOptions = { readonly db: Kysely<Tables>; readonly origin: string; readonly now: () => number }

/** Tolerated clock skew of clients, which know the server's time from the `Date` header. */
const skewMs = 60_000
const maxLength = 4096
const claims = z.object({
  jti: z.string().min(8).max(256),
  htm: z.string(),
  htu: z.string(),
  iat: z.number(),
  ath: z.string().optional(),
})

/** Verifies proofs with P-256 keys, each proof once over all servers that share the store. */
export function createDpop({ db, origin, now }: DpopOptions): Dpop {
  return {
    async require(c, accessToken) {
      const proof = c.req.header('dpop') ?? ''
      if (proof === '' || proof.length > maxLength) throw refusal('The DPoP proof is missing or too long')
      const read = await readProof(proof)
      if (read === undefined) throw refusal('Invalid DPoP proof')
      const { jkt, jti, htm, htu, iat, ath } = read
      if (htm !== c.req.method || withoutQuery(htu) !== `${origin}${c.req.path}`)
        throw refusal('The DPoP proof is for another request')
      if (Math.abs(now() - iat * 1000) > skewMs)
        throw refusal('The DPoP proof is too old, or the device clock is wrong')
      if (accessToken !== undefined && ath !== createHash('sha256').update(accessToken).digest('base64url'))
        throw refusal('The DPoP proof is for another access token')
      const spent = { signer: `dpop ${jkt}`, message: jti, expiresAtMs: iat * 1000 + 2 * skewMs }
      if (!(await spendMessage(db, spent))) throw refusal('The DPoP proof was already used')
      return jkt
    },
  }
}

async function readProof(proof: string) {
  try {
    const { payload } = await jwtVerify(proof, EmbeddedJWK, { typ: 'dpop+jwt', algorithms: ['ES256'] })
    const { jwk } = decodeProtectedHeader(proof)
    return jwk === undefined ? undefined : { jkt: await calculateJwkThumbprint(jwk), ...claims.parse(payload) }
  } catch {
    return undefined
  }
}

function withoutQuery(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}

function refusal(description: string): HttpError {
  return new HttpError(401, 'dpop', description)
}
