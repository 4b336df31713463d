import type { Kysely, Selectable } from 'kysely'
import { type Hex, keccak256 } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import { userOperation } from '../../../../../contract/userOperation.js'
import type { Tables } from '../../../../../platform/store/Tables.js'
import { toUserOperation } from '../../operation/toUserOperation.js'
import { toHexOperation } from './toHexOperation.js'

/** A sent operation. */
export type Sent = {
  readonly hash: Hex
  readonly operation: UserOperation<'0.7'>
  readonly transaction: Hex
  readonly raw: Hex
  readonly nonce: number
  readonly atMs: number
  readonly rebroadcastAtMs: number
  /** It failed onchain: until then its sender is banned. */
  readonly bannedUntilMs: number | undefined
}

/** Operations sent on one chain from one account, by any server. */
export type SentOperations = {
  list(db?: Kysely<Tables>): Promise<readonly Sent[]>
  find(hash: Hex): Promise<Sent | undefined>
  add(db: Kysely<Tables>, sent: Pick<Sent, 'hash' | 'operation' | 'raw' | 'nonce' | 'atMs'>): Promise<void>
  /** Returns false if another server already claimed the rebroadcast. */
  markRebroadcast(sent: Sent, atMs: number): Promise<boolean>
  ban(hash: Hex, untilMs: number): Promise<void>
  remove(hash: Hex): Promise<void>
}

/** Options for {@link createSentOperations}. */
export type SentOptions = { readonly db: Kysely<Tables>; readonly chain: string; readonly executor: Hex }

export function createSentOperations({ db: own, chain, executor }: SentOptions): SentOperations {
  const table = 'bundler_operations'
  const select = (db: Kysely<Tables>) =>
    db.selectFrom(table).selectAll().where('chain', '=', chain).where('executor', '=', executor)

  return {
    list: async (db = own) => (await select(db).orderBy('nonce').execute()).map(readRow),
    async find(hash) {
      const row = await select(own).where('hash', '=', hash).executeTakeFirst()
      return row && readRow(row)
    },
    async add(db, { hash, operation, raw, nonce, atMs }) {
      const { sender } = operation
      const text = JSON.stringify(toHexOperation(operation))
      const row = { hash, chain, executor, nonce, sender, operation: text, raw, sent_at: atMs, repeated_at: atMs }
      await db
        .insertInto(table)
        .values({ ...row, banned_until: null })
        .execute()
    },
    async markRebroadcast({ hash, rebroadcastAtMs }, atMs) {
      const { numUpdatedRows } = await own
        .updateTable(table)
        .set({ repeated_at: atMs })
        .where('hash', '=', hash)
        .where('repeated_at', '=', rebroadcastAtMs)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    async ban(hash, untilMs) {
      await own.updateTable(table).set({ banned_until: untilMs }).where('hash', '=', hash).execute()
    },
    async remove(hash) {
      await own.deleteFrom(table).where('hash', '=', hash).execute()
    },
  }
}

function readRow(row: Selectable<Tables['bundler_operations']>): Sent {
  const raw = row.raw as Hex
  return {
    hash: row.hash as Hex,
    operation: toUserOperation(userOperation.parse(JSON.parse(row.operation))),
    transaction: keccak256(raw),
    raw,
    nonce: row.nonce,
    atMs: row.sent_at,
    rebroadcastAtMs: row.repeated_at,
    bannedUntilMs: row.banned_until ?? undefined,
  }
}
