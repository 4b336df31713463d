import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { session } from '../contract/walletFields.js'
import type { AppContext } from '../platform/http/AppContext.js'
import { HttpError } from '../platform/http/HttpError.js'
import { isSameSecret } from '../platform/keys/newSecret.js'
import type { MailLanguage } from '../platform/mail/MailLanguage.js'
import { readLanguage } from '../platform/mail/readLanguage.js'
import type { Tables } from '../platform/store/Tables.js'
import type { AccessTokens } from './createAccessTokens.js'
import type { Audit } from './createAudit.js'
import {
  createRefreshTokens,
  type IssuedRefreshToken,
  issueRefreshToken,
  parseRefreshToken,
} from './createRefreshTokens.js'
import type { Users } from './createUsers.js'
import { deviceName } from './deviceName.js'

/** The session of a request. */
export type Login = {
  readonly user: string
  readonly session: string
  readonly device: string
  readonly jkt: string
  /** A provider, or `passkey`. */
  readonly method: string
  readonly freshUntil: number
}

/** Session data for the client. */
export type SessionAnswer = z.output<typeof session>

/** A user with proven identity, on a device that proved its key. */
export type NewLogin = {
  readonly c: AppContext
  readonly jkt: string
  readonly user: string
  /** A provider, or `passkey`. */
  readonly method: string
  /** Language of emails from now on. Default: the browser's preference. */
  readonly language?: MailLanguage
}

/** Sessions of wallet users. */
export type Logins = {
  /** Creates a session for a device, replacing its previous one. Cancels a pending deletion. */
  add(login: NewLogin): Promise<SessionAnswer>
  /**
   * Returns the next tokens: the same ones to a client that asks again before it has used them.
   * @throws HttpError 401, field `refreshToken`; a reused token ends the session
   */
  refresh(refreshToken: string, jkt: string): Promise<SessionAnswer>
  /** Returns the session of an access token. @throws HttpError 401, field `authorization` */
  find(accessToken: string, jkt: string): Promise<Login>
  end(login: Login): Promise<void>
  endAllOf(user: string): Promise<void>
  /** Ends the sessions of a device and deletes it. */
  removeDevice(user: string, device: string): Promise<void>
  sweep(): Promise<void>
}

/** Options for {@link createLogins}. `onCancel` is called when a sign-in cancels the deletion of its user. */
export type LoginOptions = {
  readonly db: Kysely<Tables>
  readonly tokens: AccessTokens
  readonly users: Users
  readonly audit: Audit
  readonly onCancel: (user: string) => Promise<void>
  readonly now: () => number
}

const refreshMs = 30 * 86_400_000
const freshMs = 5 * 60_000

/** Keeps sessions in the store. */
export function createLogins({ db, tokens, users, audit, onCancel, now }: LoginOptions): Logins {
  const refreshTokens = createRefreshTokens(db)

  async function answer(login: Login, isNew: boolean, refresh: IssuedRefreshToken): Promise<SessionAnswer> {
    const { user, session, jkt, freshUntil } = login
    const { token, expiresAtMs } = await tokens.sign({ user, session, jkt, refreshHash: refresh.hash })
    return {
      user,
      session,
      accessToken: token,
      refreshToken: refresh.token,
      expiresAt: expiresAtMs,
      freshUntil,
      isNew,
      now: now(),
    }
  }

  async function upsertDevice({ c, jkt, user }: NewLogin): Promise<string> {
    const [id, label] = [randomUUID(), deviceName(c.req.header('user-agent') ?? '')]
    const device = await db
      .insertInto('wallet_devices')
      .values({ id, user_id: user, jkt, label, created_at: now(), seen_at: now() })
      .onConflict((conflict) => conflict.columns(['user_id', 'jkt']).doUpdateSet({ label, seen_at: now() }))
      .returning('id')
      .executeTakeFirstOrThrow()
    if (device.id === id) await audit.record(user, 'device/added', label)
    return device.id
  }

  async function cancelDeletion(user: string): Promise<void> {
    const cancelled = await db
      .updateTable('wallet_users')
      .set({ deletion_at: null, deletion_device: null, deletion_notice_at: null })
      .where('id', '=', user)
      .where('deletion_at', 'is not', null)
      .executeTakeFirst()
    if (cancelled.numUpdatedRows === 0n) return
    await audit.record(user, 'deletion/cancelled', '')
    await onCancel(user)
  }

  return {
    async add(login) {
      const { c, jkt, user, method, language = readLanguage(c.req.header('accept-language')) } = login
      const known = await users.find(user)
      if (known === undefined) throw unauthorized()
      const device = await upsertDevice(login)
      const [session, freshUntil] = [randomUUID(), now() + freshMs]
      const issued = issueRefreshToken(session)
      await db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('wallet_logins')
          .where('user_id', '=', user)
          .where('device_id', '=', device)
          .execute()
        await transaction
          .insertInto('wallet_logins')
          .values({
            id: session,
            user_id: user,
            device_id: device,
            jkt,
            method,
            refresh_hash: issued.hash,
            created_at: now(),
            fresh_until: freshUntil,
            expires_at: now() + refreshMs,
          })
          .execute()
      })
      await db.updateTable('wallet_users').set({ language }).where('id', '=', user).execute()
      await audit.record(user, 'login', method)
      await cancelDeletion(user)
      return answer({ user, session, device, jkt, method, freshUntil }, known.eoa === null, issued)
    },
    async refresh(refreshToken, jkt) {
      const given = parseRefreshToken(refreshToken)
      const id = given.session
      const row = await db
        .selectFrom('wallet_logins')
        .innerJoin('wallet_users', 'wallet_users.id', 'wallet_logins.user_id')
        .selectAll('wallet_logins')
        .select(['wallet_users.eoa', 'wallet_users.deletion_device'])
        .where('wallet_logins.id', '=', id)
        .executeTakeFirst()
      // Without the key of the device a token is useless, even for ending the session.
      if (row === undefined || row.jkt !== jkt || row.expires_at <= now()) throw expired()
      const { user_id: user, device_id: device, method, fresh_until: freshUntil } = row
      const issued = await refreshTokens.rotate(given, now() + refreshMs)
      if (issued === undefined) {
        await db.deleteFrom('wallet_logins').where('id', '=', id).execute()
        await audit.record(user, 'login/refused', 'refresh token used twice')
        throw expired()
      }
      await db.updateTable('wallet_devices').set({ seen_at: now() }).where('id', '=', device).execute()
      // The wallet is still used elsewhere.
      if (row.deletion_device !== null && row.deletion_device !== device) await cancelDeletion(user)
      return answer({ user, session: id, device, jkt, method, freshUntil }, row.eoa === null, issued)
    },
    async find(accessToken, jkt) {
      const claims = await tokens.read(accessToken)
      if (claims === undefined || !isSameSecret(claims.jkt, jkt)) throw unauthorized()
      const row = await db
        .selectFrom('wallet_logins')
        .select(['user_id', 'device_id', 'method', 'jkt', 'fresh_until', 'refresh_hash', 'refresh_salt'])
        .where('id', '=', claims.session)
        .executeTakeFirst()
      if (row === undefined || row.user_id !== claims.user || row.jkt !== jkt) throw unauthorized()
      if (row.refresh_salt !== null && claims.refreshHash === row.refresh_hash)
        await refreshTokens.markReceived(claims.session, row.refresh_hash)
      const { user_id: user, device_id: device, method, fresh_until: freshUntil } = row
      return { user, session: claims.session, device, jkt, method, freshUntil }
    },
    async end({ user, session }) {
      await db.deleteFrom('wallet_logins').where('id', '=', session).execute()
      await audit.record(user, 'logout', '')
    },
    async endAllOf(user) {
      await db.deleteFrom('wallet_logins').where('user_id', '=', user).execute()
      await audit.record(user, 'logout', 'everywhere')
    },
    async removeDevice(user, device) {
      await db.transaction().execute(async (transaction) => {
        for (const table of ['wallet_logins', 'wallet_keys'] as const)
          await transaction.deleteFrom(table).where('user_id', '=', user).where('device_id', '=', device).execute()
        await transaction.deleteFrom('wallet_devices').where('user_id', '=', user).where('id', '=', device).execute()
      })
      await audit.record(user, 'device/removed', '')
    },
    async sweep() {
      await db.deleteFrom('wallet_logins').where('expires_at', '<=', now()).execute()
    },
  }
}

function unauthorized(): HttpError {
  return new HttpError(401, 'authorization', 'Invalid or expired token. Sign in again.')
}

function expired(): HttpError {
  return new HttpError(401, 'refreshToken', 'The session has expired. Sign in again.')
}
