import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../platform/store/Tables.js'

/** A signed-in session. */
export type AuthSession = Selectable<Tables['siwx_sessions']>

/** Queries for sessions and for metadata that apps store with accounts. */
export type SessionTable = {
  /** Adds a session and ends the oldest beyond `limit` per account. Metadata of the account counts as used. */
  add(session: AuthSession, limit: number): Promise<void>
  /** Returns a session with the metadata of its account. */
  find(sid: string): Promise<(AuthSession & { readonly content: string | null }) | undefined>
  remove(sid: string): Promise<void>
  setChecked(sid: string, atMs: number): Promise<void>
  setMetadata(session: Pick<AuthSession, 'project' | 'chain' | 'address'>, content: string, atMs: number): Promise<void>
  /** Deletes ended sessions, and metadata of accounts that were not used for a long time. */
  sweep(endedBeforeMs: number, usedBeforeMs: number): Promise<void>
}

/**
 * Returns the CAIP-10 ID of the session's account.
 *
 * @example accountOf({ chain: 'eip155:1', address: '0xf39F…' }) // 'eip155:1:0xf39F…'
 */
export function accountOf({ chain, address }: Pick<AuthSession, 'chain' | 'address'>): string {
  return `${chain}:${address}`
}

/** Creates the session queries over a database. */
export function createSessionTable(db: Kysely<Tables>): SessionTable {
  return {
    async add(session, limit) {
      const { project, chain, address } = session
      await db.transaction().execute(async (transaction) => {
        await transaction.insertInto('siwx_sessions').values(session).execute()
        const beyond = transaction
          .selectFrom('siwx_sessions')
          .select('sid')
          .where('project', '=', project)
          .where('chain', '=', chain)
          .where('address', '=', address)
          .orderBy('created_at', 'desc')
          .orderBy('sid')
          .limit(1000)
          .offset(limit)
        await transaction.deleteFrom('siwx_sessions').where('sid', 'in', beyond).execute()
        await transaction
          .updateTable('siwx_metadata')
          .set({ used_at: session.created_at })
          .where('project', '=', project)
          .where('account', '=', accountOf(session))
          .execute()
      })
    },
    async find(sid) {
      const session = await db.selectFrom('siwx_sessions').selectAll().where('sid', '=', sid).executeTakeFirst()
      if (session === undefined) return undefined
      const kept = await db
        .selectFrom('siwx_metadata')
        .select('content')
        .where('project', '=', session.project)
        .where('account', '=', accountOf(session))
        .executeTakeFirst()
      return { ...session, content: kept?.content ?? null }
    },
    async remove(sid) {
      await db.deleteFrom('siwx_sessions').where('sid', '=', sid).execute()
    },
    async setChecked(sid, atMs) {
      await db.updateTable('siwx_sessions').set({ checked_at: atMs }).where('sid', '=', sid).execute()
    },
    async setMetadata(session, content, atMs) {
      await db
        .insertInto('siwx_metadata')
        .values({ project: session.project, account: accountOf(session), content, used_at: atMs })
        .onConflict((conflict) => conflict.columns(['project', 'account']).doUpdateSet({ content, used_at: atMs }))
        .execute()
    },
    async sweep(endedBeforeMs, usedBeforeMs) {
      await db.deleteFrom('siwx_sessions').where('expires_at', '<', endedBeforeMs).execute()
      await db.deleteFrom('siwx_metadata').where('used_at', '<', usedBeforeMs).execute()
    },
  }
}
