import { createHmac, randomInt } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { ApiRefusal } from '../http/ApiRefusal.js'
import { spendMessage } from '../store/spendMessage.js'
import type { Tables } from '../store/Tables.js'

/** A nonce and the proof that this server gave it. */
export type Nonce = { readonly nonce: string; readonly token: string; readonly expiresAtMs: number }

/** Nonces of sign-ins. Nothing is stored of one before it is used. */
export type Nonces = {
  issue(project: string): Promise<Nonce>
  /**
   * The nonce of a token, which is used up with that, over all servers that share the store.
   * @throws ApiRefusal 401, field `nonce`, for one that is of another project, over, used or made up
   */
  take(token: string, project: string): Promise<string>
}

/** What the nonces work with. `key` has 32 bytes, the same on every server. */
export type NonceOptions = { readonly db: Kysely<Tables>; readonly key: Buffer; readonly now: () => number }

const NONCE_MS = 10 * 60_000
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 24
/** So long after its end no server takes a nonce any more, however its clock is set. */
const SKEW_MS = 60_000
const claims = z.object({ nonce: z.string(), exp: z.number() })

/**
 * Nonces that are carried by their own tokens: letters and digits at random.
 *
 * @example const { nonce, token } = await nonces.issue('my-dapp')
 */
export function createNonces({ db, key, now }: NonceOptions): Nonces {
  // A key of its own, and one that no public key belongs to: nothing that checks tokens of visitors takes one of these for one.
  const secret = createHmac('sha256', key).update('nonces of sign-ins').digest()

  return {
    async issue(project) {
      const nonce = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
      const expiresAtMs = now() + NONCE_MS
      const token = await new SignJWT({ nonce })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(project)
        .setExpirationTime(Math.floor(expiresAtMs / 1000))
        .sign(secret)
      return { nonce, token, expiresAtMs }
    },
    async take(token, project) {
      const checked = { audience: project, algorithms: ['HS256'], currentDate: new Date(now()) }
      const { payload } = await jwtVerify(token, secret, checked).catch(() => ({ payload: undefined }))
      const { success, data } = claims.safeParse(payload)
      if (!success) throw new ApiRefusal(401, 'nonce', 'The nonce is unknown or has expired. Request a new one.')
      const { nonce, exp } = data
      // What counts is the nonce, not the text: of one text there can be several signatures, and of one nonce several texts.
      if (await spendMessage(db, { signer: 'siwx', message: nonce, expiresAtMs: exp * 1000 + SKEW_MS })) return nonce
      throw new ApiRefusal(401, 'nonce', 'The nonce was already used. Request a new one.')
    },
  }
}
