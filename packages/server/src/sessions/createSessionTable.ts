import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Store } from '../store/Store.js'
import type { Tables } from '../store/Tables.js'
import { type Allowance, periodStartMs } from './readPermissions.js'

/** A stored session. */
export type StoredSession = Selectable<Tables['wallet_sessions']>

/** What of a session a wallet may set. */
export type SessionContent = Pick<StoredSession, 'expiry' | 'signer' | 'permissions' | 'policies' | 'context'>

/** An operation that moves the chain's own currency. */
export type Spend = { readonly pci: string; readonly nonce: string; readonly amount: bigint; readonly atMs: number }

/** Queries of wallet sessions; `db` may be a transaction. */
export type SessionTable = {
  find(pci: string): Promise<StoredSession | undefined>
  /** The newest first. */
  findByAccount(account: string, limit: number): Promise<readonly StoredSession[]>
  add(db: Kysely<Tables>, session: Insertable<Tables['wallet_sessions']>): Promise<void>
  /** False when it was revoked in the meantime. */
  setContent(db: Kysely<Tables>, pci: string, content: SessionContent): Promise<boolean>
  /** False when it was revoked before. */
  revoke(pci: string, atMs: number): Promise<boolean>
  /** Notes a spending if every allowance has room for it, however many ask at once. */
  spend(spend: Spend, allowances: readonly Allowance[]): Promise<boolean>
}

/** Sessions in the store. */
export function createSessionTable({ db }: Pick<Store, 'db'>): SessionTable {
  return {
    find: (pci) => db.selectFrom('wallet_sessions').selectAll().where('pci', '=', pci).executeTakeFirst(),
    findByAccount: (account, limit) =>
      db
        .selectFrom('wallet_sessions')
        .selectAll()
        .where('account', '=', account)
        .orderBy('created_at', 'desc')
        .orderBy('pci')
        .limit(limit)
        .execute(),
    async add(db, session) {
      await db.insertInto('wallet_sessions').values(session).execute()
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
    spend: ({ pci, nonce, amount, atMs }, allowances) =>
      db.transaction().execute(async (transaction) => {
        const starts = allowances.map((allowance) => periodStartMs(allowance, atMs))
        if (starts.some((start) => start === undefined)) return false
        // Others who spend under this session wait here until this transaction has ended.
        const held = await transaction
          .updateTable('wallet_sessions')
          .set({ spent_at: atMs })
          .where('pci', '=', pci)
          .where('revoked_at', 'is', null)
          .executeTakeFirst()
        if (held.numUpdatedRows !== 1n) return false
        const spends = await transaction
          .selectFrom('wallet_session_spends')
          .selectAll()
          .where('pci', '=', pci)
          .execute()
        const same = spends.find((spend) => spend.nonce === nonce)
        // Of two operations with one nonce one can run; it may be the dearer one.
        const counted = same !== undefined && BigInt(same.amount) > amount ? BigInt(same.amount) : amount
        const hasRoom = allowances.every((allowance, index) => {
          const others = spends.filter((spend) => spend !== same && spend.signed_at >= (starts[index] ?? 0))
          return others.reduce((sum, spend) => sum + BigInt(spend.amount), counted) <= allowance.amount
        })
        if (!hasRoom) return false
        const oldest = Math.min(...starts.map((start) => start ?? 0))
        await transaction
          .deleteFrom('wallet_session_spends')
          .where('pci', '=', pci)
          .where('signed_at', '<', oldest)
          .execute()
        const row = { pci, nonce, amount: String(counted), signed_at: atMs }
        await transaction
          .insertInto('wallet_session_spends')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['pci', 'nonce']).doUpdateSet({ amount: row.amount, signed_at: row.signed_at }),
          )
          .execute()
        return true
      }),
  }
}
