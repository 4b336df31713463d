import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Store } from '../../../../platform/store/Store.js'
import type { Tables } from '../../../../platform/store/Tables.js'

export type StoredSession = Selectable<Tables['wallet_sessions']>

/** The part of a session that a wallet sets. */
export type SessionContent = Pick<StoredSession, 'expiry' | 'signer' | 'permissions' | 'policies' | 'context'>

/** Queries for wallet sessions; `db` can be a transaction. */
export type SessionTable = {
  find(pci: string): Promise<StoredSession | undefined>
  /** Returns sessions newest first, those after `after`. */
  findByAccount(account: string, limit: number, after: StoredSession | undefined): Promise<readonly StoredSession[]>
  /** Adds a session. Beyond `limit` per account, deletes the oldest ended one; returns false if there is none. */
  add(db: Kysely<Tables>, session: Insertable<Tables['wallet_sessions']>, limit: number): Promise<boolean>
  /** Returns false if it was revoked in the meantime. */
  setContent(db: Kysely<Tables>, pci: string, content: SessionContent): Promise<boolean>
  /** Returns false if it was already revoked. */
  revoke(pci: string, atMs: number): Promise<boolean>
  /** Deletes sessions that ended before, with their spending records, and returns their number. */
  sweep(endedBeforeMs: number): Promise<number>
}

/** Creates the session queries. */
export function createSessionTable({ db }: Pick<Store, 'db'>): SessionTable {
  async function remove(db: Kysely<Tables>, pcis: readonly string[]): Promise<void> {
    if (pcis.length === 0) return
    await db.deleteFrom('wallet_session_spends').where('pci', 'in', pcis).execute()
    await db.deleteFrom('wallet_sessions').where('pci', 'in', pcis).execute()
  }

  return {
    find: (pci) => db.selectFrom('wallet_sessions').selectAll().where('pci', '=', pci).executeTakeFirst(),
    findByAccount(account, limit, after) {
      const rows = db
        .selectFrom('wallet_sessions')
        .selectAll()
        .where('account', '=', account)
        .orderBy('created_at', 'desc')
        .orderBy('pci')
        .limit(limit)
      if (after === undefined) return rows.execute()
      const { created_at, pci } = after
      return rows
        .where(({ and, eb, or }) =>
          or([eb('created_at', '<', created_at), and([eb('created_at', '=', created_at), eb('pci', '>', pci)])]),
        )
        .execute()
    },
    async add(db, session, limit) {
      const known = await db
        .selectFrom('wallet_sessions')
        .select(['pci', 'expiry', 'revoked_at'])
        .where('account', '=', session.account)
        .orderBy('created_at')
        .execute()
      if (known.length >= limit) {
        const ended = known.find(
          ({ expiry, revoked_at }) => revoked_at !== null || expiry * 1000 <= Number(session.created_at),
        )
        if (ended === undefined) return false
        await remove(db, [ended.pci])
      }
      await db.insertInto('wallet_sessions').values(session).execute()
      return true
    },
    async setContent(db, pci, content) {
      const changed = await db
        .updateTable('wallet_sessions')
        .set(content)
        .where('pci', '=', pci)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return changed.numUpdatedRows === 1n
    },
    async revoke(pci, atMs) {
      const changed = await db
        .updateTable('wallet_sessions')
        .set({ revoked_at: atMs })
        .where('pci', '=', pci)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return changed.numUpdatedRows === 1n
    },
    sweep: (endedBeforeMs) =>
      db.transaction().execute(async (transaction) => {
        const ended = await transaction
          .selectFrom('wallet_sessions')
          .select('pci')
          .where(({ eb, or }) =>
            or([eb('expiry', '<', Math.floor(endedBeforeMs / 1000)), eb('revoked_at', '<', endedBeforeMs)]),
          )
          .limit(sweptAtOnce)
          .execute()
        await remove(
          transaction,
          ended.map(({ pci }) => pci),
        )
        return ended.length
      }),
  }
}

const sweptAtOnce = 500
