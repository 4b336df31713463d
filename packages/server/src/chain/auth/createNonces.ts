import { createHmac, randomInt } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { HttpError } from '../../platform/http/HttpError.js'
import { spendMessage } from '../../platform/store/spendMessage.js'
import type { Tables } from '../../platform/store/Tables.js'

/** A nonce and the token that proves this server issued it. */
export type Nonce = { readonly nonce: string; readonly token: string; readonly expiresAtMs: number }

/** Nonces for sign-in. Nothing is stored for a nonce before it is used. */
export type Nonces = {
  issue(project: string): Promise<Nonce>
  /**
   * Uses up the nonce of a token, on all servers that share the store, and returns it.
   * @throws HttpError 401, field `nonce`, if it belongs to another project, or is expired, used or forged
   */
  consume(token: string, project: string): Promise<string>
}

/** Options for {@link createNonces}. `key` has 32 bytes and is the same on every server. */
export type NonceOptions = { readonly db: Kysely<Tables>; readonly key: Buffer; readonly now: () => number }

const nonceMs = 10 * 60_000
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const nonceLength = 24
/** After this time past the expiry no server accepts the nonce, whatever its clock skew. */
const skewMs = 60_000
const claims = z.object({ nonce: z.string(), exp: z.number() })

/**
 * Creates stateless nonces: random letters and digits, carried in their own tokens.
 *
 * @example const { nonce, token } = await nonces.issue('my-dapp')
 */
export function createNonces({ db, key, now }: NonceOptions): Nonces {
  // A separate symmetric key without a public key: no code that verifies session tokens can accept a nonce token.
  const secret = createHmac('sha256', key).update('nonces of sign-ins').digest()

  return {
    async issue(project) {
      const nonce = Array.from({ length: nonceLength }, () => alphabet[randomInt(alphabet.length)]).join('')
      const expiresAtMs = now() + nonceMs
      const token = await new SignJWT({ nonce })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(project)
        .setExpirationTime(Math.floor(expiresAtMs / 1000))
        .sign(secret)
      return { nonce, token, expiresAtMs }
    },
    async consume(token, project) {
      const checked = { audience: project, algorithms: ['HS256'], currentDate: new Date(now()) }
      const { payload } = await jwtVerify(token, secret, checked).catch(() => ({ payload: undefined }))
      const { success, data } = claims.safeParse(payload)
      if (!success) throw new HttpError(401, 'nonce', 'The nonce is unknown or has expired. Request a new one.')
      const { nonce, exp } = data
      // The nonce is marked as used, not the text: one text can have several signatures, and one nonce several texts.
      if (await spendMessage(db, { signer: 'siwx', message: nonce, expiresAtMs: exp * 1000 + skewMs })) return nonce
      throw new HttpError(401, 'nonce', 'The nonce was already used. Request a new one.')
    },
  }
}
