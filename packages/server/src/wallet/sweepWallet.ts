import type { Kysely } from 'kysely'
import { pause } from '../platform/jobs/createLocalLeadership.js'
import type { Leadership } from '../platform/jobs/Leadership.js'
import type { TokenKeys } from '../platform/keys/createTokenKeys.js'
import type { Tables } from '../platform/store/Tables.js'
import type { Audit } from './createAudit.js'
import type { Logins } from './createLogins.js'
import type { Notices } from './createNotices.js'
import type { Users, WalletUser } from './createUsers.js'

/** Dependencies of {@link sweepWallet}. */
export type SweepOptions = {
  readonly db: Kysely<Tables>
  readonly audit: Audit
  readonly keys: Pick<TokenKeys, 'sweep'>
  readonly leadership: Leadership
  readonly logins: Pick<Logins, 'sweep'>
  readonly notices: Pick<Notices, 'send'>
  readonly users: Users
  readonly now: () => number
}

const sweepMs = 60_000
const dayMs = 86_400_000
/** How long before the deletion of a wallet its user is notified. */
const noticesMs = [7 * dayMs, dayMs]
/** Users who signed in and never created a wallet. */
const emptyMs = 30 * dayMs

/** Returns when the user is next notified of a deletion. */
export function nextNoticeAt(deletionAt: number, nowMs: number): number | null {
  return noticesMs.map((ms) => deletionAt - ms).find((atMs) => atMs > nowMs) ?? null
}

/** Deletes expired records and wallets due for deletion, once a minute; notifies users before that. */
export function sweepWallet({ db, audit, keys, leadership, logins, notices, users, now }: SweepOptions): void {
  async function sendDeletionNotices(): Promise<void> {
    const rows = await db
      .selectFrom('wallet_users')
      .select(['id', 'deletion_at'])
      .where('deletion_notice_at', '<=', now())
      .limit(1000)
      .execute()
    for (const { id, deletion_at } of rows) {
      if (deletion_at === null) continue
      const next = nextNoticeAt(deletion_at, now())
      await db.updateTable('wallet_users').set({ deletion_notice_at: next }).where('id', '=', id).execute()
      await notices.send(id, 'deletionRequested', { date: deletion_at })
    }
  }

  async function removeExpiredUsers(): Promise<void> {
    const due = await db.selectFrom('wallet_users').select('id').where('deletion_at', '<=', now()).limit(1000).execute()
    const empty = await db
      .selectFrom('wallet_users')
      .select('id')
      .where('eoa', 'is', null)
      .where('created_at', '<', now() - emptyMs)
      .where('id', 'not in', db.selectFrom('wallet_logins').select('user_id'))
      .limit(1000)
      .execute()
    // A user may have signed in since, which cancels a deletion.
    const isDue = ({ deletion_at, eoa, created_at }: WalletUser): boolean =>
      deletion_at === null ? eoa === null && created_at < now() - emptyMs : deletion_at <= now()
    for (const { id } of [...due, ...empty]) await users.remove(id, isDue)
  }

  leadership.campaign('wallet', async (signal) => {
    while (!signal.aborted) {
      for (const table of ['wallet_challenges', 'wallet_tickets'] as const)
        await db.deleteFrom(table).where('expires_at', '<=', now()).execute()
      await logins.sweep()
      await audit.sweep()
      await keys.sweep()
      await sendDeletionNotices()
      await removeExpiredUsers()
      await pause(sweepMs, signal)
    }
  })
}
