import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { newSecret, secretHash } from '../platform/keys/newSecret.js'
import type { Tables } from '../platform/store/Tables.js'

/** A refresh token is the ID of a session and a secret, of which only a hash is stored. */
export type RefreshTokens = {
  /**
   * Returns the token that replaces another one, and its hash. A client that lost the response, such as by a reload, gets the
   * same one again until it is used. Undefined for a token that was replaced earlier: one of its two holders is a thief.
   */
  rotate(token: RefreshToken, expiresAtMs: number): Promise<IssuedRefreshToken | undefined>
  /** Records that the client has the token with this hash, which makes the previous one invalid. */
  markReceived(session: string, hash: string): Promise<void>
}

/** The parts of a refresh token. */
export type RefreshToken = { readonly session: string; readonly secret: string }

/** A refresh token for a client. */
export type IssuedRefreshToken = { readonly token: string; readonly hash: string }

/** Creates a refresh token. */
export function issueRefreshToken(session: string, secret = newSecret()): IssuedRefreshToken {
  return { token: `${session}.${secret}`, hash: secretHash(secret) }
}

/** Parses a refresh token; invalid ones have an unknown session. */
export function parseRefreshToken(token: string): RefreshToken {
  const [session = '', secret = ''] = token.split('.')
  return { session, secret }
}

/** Rotates the refresh tokens of sessions, with reuse detection (RFC 9700, section 4.14). */
export function createRefreshTokens(db: Kysely<Tables>): RefreshTokens {
  return {
    async rotate({ session, secret }, expiresAtMs) {
      const salt = newSecret()
      const next = issueRefreshToken(session, successorOf(secret, salt))
      const rotated = await db
        .updateTable('wallet_logins')
        .set({ refresh_hash: next.hash, refresh_salt: salt, expires_at: expiresAtMs })
        .where('id', '=', session)
        .where('refresh_hash', '=', secretHash(secret))
        .executeTakeFirst()
      if (rotated.numUpdatedRows === 1n) return next
      const row = await db
        .selectFrom('wallet_logins')
        .select('refresh_salt')
        .where('id', '=', session)
        .executeTakeFirst()
      if (row === undefined || row.refresh_salt === null) return undefined
      const again = issueRefreshToken(session, successorOf(secret, row.refresh_salt))
      const repeated = await db
        .updateTable('wallet_logins')
        .set({ expires_at: expiresAtMs })
        .where('id', '=', session)
        .where('refresh_hash', '=', again.hash)
        .where('refresh_salt', '=', row.refresh_salt)
        .executeTakeFirst()
      return repeated.numUpdatedRows === 1n ? again : undefined
    },
    async markReceived(session, hash) {
      await db
        .updateTable('wallet_logins')
        .set({ refresh_salt: null })
        .where('id', '=', session)
        .where('refresh_hash', '=', hash)
        .execute()
    },
  }
}

/** Only a holder of a token can derive the next one: the store has the salt, but not the secret. */
function successorOf(secret: string, salt: string): string {
  return createHmac('sha256', salt).update(secret).digest('base64url')
}
