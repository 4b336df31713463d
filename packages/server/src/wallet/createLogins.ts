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
import { createDevices } from './createDevices.js'
import {
  createRefreshTokens,
  type IssuedRefreshToken,
  issueRefreshToken,
  parseRefreshToken,
} from './createRefreshTokens.js'
import { changeUser, unauthorized } from './createUsers.js'
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
  sweep(): Promise<void>
}

/** Options for {@link createLogins}. `onCancel` is called when a sign-in cancels the deletion of its user. */
export type LoginOptions = {
  readonly db: Kysely<Tables>
  readonly tokens: AccessTokens
  readonly audit: Audit
  readonly onCancel: (user: string) => Promise<void>
  readonly now: () => number
}

const refreshMs = 30 * 86_400_000
const freshMs = 5 * 60_000

/** Keeps sessions in the store. */
export function createLogins(options: LoginOptions): Logins {
  const { db, tokens, audit, now } = options
  const refreshTokens = createRefreshTokens(db)
  const devices = createDevices({ db, audit, now })

  async function answer(login: Login, isNew: boolean, refresh: IssuedRefreshToken): Promise<SessionAnswer> {
    const { user, session, jkt, freshUntil } = login
    const { token, expiresAtMs } = await tokens.sign({ user, session, jkt, refreshHash: refresh.hash })
    const times = { expiresAt: expiresAtMs, freshUntil, now: now() }
    return { user, session, accessToken: token, refreshToken: refresh.token, isNew, ...times }
  }

  return {
    async add(login) {
      const { c, jkt, user, method, language = readLanguage(c.req.header('accept-language')) } = login
      const [session, freshUntil] = [randomUUID(), now() + freshMs]
      const issued = issueRefreshToken(session)
      const [opened, isNew] = await changeUser(db, user, async (transaction, { eoa }) => {
        const device = await devices.upsert(transaction, user, jkt, deviceName(c.req.header('user-agent') ?? ''))
        const login: Login = { user, session, device, jkt, method, freshUntil }
        await replaceLogin(transaction, login, {
          refresh_hash: issued.hash,
          created_at: now(),
          expires_at: now() + refreshMs,
        })
        await transaction.updateTable('wallet_users').set({ language }).where('id', '=', user).execute()
        await audit.record(user, 'login', method, transaction)
        return [login, eoa === null] as const
      })
      await cancelDeletion(options, user)
      return answer(opened, isNew, issued)
    },
    async refresh(refreshToken, jkt) {
      const given = parseRefreshToken(refreshToken)
      const id = given.session
      const row = await findWithUser(db, id)
      // Without the key of the device a token is useless, even for ending the session.
      if (row === undefined || row.jkt !== jkt || row.expires_at <= now()) throw expired()
      const { user_id: user, device_id: device, method, fresh_until: freshUntil } = row
      const issued = await refreshTokens.rotate(given, now() + refreshMs)
      if (issued === undefined) {
        await db.deleteFrom('wallet_logins').where('id', '=', id).execute()
        await audit.record(user, 'login/refused', 'refresh token used twice')
        throw expired()
      }
      await devices.markSeen(device)
      // The wallet is still used elsewhere.
      if (row.deletion_device !== null && row.deletion_device !== device) await cancelDeletion(options, user)
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
    async sweep() {
      await db.deleteFrom('wallet_logins').where('expires_at', '<=', now()).execute()
    },
  }
}

/** Stores a session in place of the one that the device had. */
async function replaceLogin(
  db: Kysely<Tables>,
  { user, session, device, jkt, method, freshUntil }: Login,
  issued: Pick<Tables['wallet_logins'], 'refresh_hash' | 'created_at' | 'expires_at'>,
): Promise<void> {
  const row = { id: session, user_id: user, device_id: device, jkt, method, fresh_until: freshUntil, ...issued }
  await db.deleteFrom('wallet_logins').where('user_id', '=', user).where('device_id', '=', device).execute()
  await db.insertInto('wallet_logins').values(row).execute()
}

function findWithUser(db: Kysely<Tables>, session: string) {
  return db
    .selectFrom('wallet_logins')
    .innerJoin('wallet_users', 'wallet_users.id', 'wallet_logins.user_id')
    .selectAll('wallet_logins')
    .select(['wallet_users.eoa', 'wallet_users.deletion_device'])
    .where('wallet_logins.id', '=', session)
    .executeTakeFirst()
}

async function cancelDeletion({ db, audit, onCancel }: LoginOptions, user: string): Promise<void> {
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

function expired(): HttpError {
  return new HttpError(401, 'refreshToken', 'The session has expired. Sign in again.')
}
