import type { PostgresPool } from '../platform/store/openPostgresPool.js'
import type { NewMessage } from './Mailbox.js'
import { mailboxSql } from './mailboxSql.js'

/** The partitions of a mailbox in Postgres. */
export type Partitions = {
  /** Runs an insert, which is repeated once if the messages had no partition. */
  add<T>(messages: readonly NewMessage[], nowMs: number, insert: () => Promise<T>): Promise<T>
  /** Drops expired partitions, and creates those of the near future. Nothing that reads or writes waits for it. */
  rotate(nowMs: number): Promise<void>
}

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
/** Times to live for which partitions exist before they are needed: every width of the next hour, day and week, and a little more. */
const AHEAD_TTLS: readonly number[] = [
  ...Array.from({ length: 8 }, (_, index) => Math.min(HOUR_S, (index + 1) * 600)),
  ...Array.from({ length: 23 }, (_, index) => (index + 2) * HOUR_S),
  ...Array.from({ length: 7 }, (_, index) => (index + 2) * DAY_S),
]
/** They are created this early. */
const AHEAD_MS = 20 * 60_000

/** The insert found no partition for a row. */
const NO_PARTITION = '23514'

type Expired = { readonly name: string; readonly parent: string; readonly is_pending: boolean | null }

const EXPIRED = `SELECT c.relname AS name, p.relname AS parent, i.inhdetachpending AS is_pending
  FROM pg_class p JOIN pg_class c ON c.relnamespace = p.relnamespace AND c.relkind = 'r' AND c.relname ~ ('^' || p.relname || '_\\d+$')
  LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
  WHERE p.oid IN ('relay_messages'::regclass, 'relay_usage'::regclass)
    AND substring(c.relname FROM '\\d+$')::bigint <= $1 ORDER BY c.relname`

/** Creates the access to the partitions. A partition that a crash left detached is dropped by the next `rotate`. */
export function createPartitions(pool: PostgresPool): Partitions {
  const create = (ttls: readonly number[], nowMs: number): Promise<unknown> =>
    pool.query(mailboxSql.addPartitions(ttls, nowMs))

  async function drop({ name, parent, is_pending: isPending }: Expired): Promise<void> {
    if (isPending !== null)
      await pool.query(`ALTER TABLE ${parent} DETACH PARTITION ${name} ${isPending ? 'FINALIZE' : 'CONCURRENTLY'}`)
    await pool.query(`DROP TABLE IF EXISTS ${name}`)
  }

  return {
    async add(messages, nowMs, insert) {
      try {
        return await insert()
      } catch (error) {
        if ((error as { code?: unknown }).code !== NO_PARTITION) throw error
        await create([...new Set(messages.map(({ ttlS }) => ttlS))], nowMs)
        return insert()
      }
    },
    async rotate(nowMs) {
      for (const expired of (await pool.query<Expired>(EXPIRED, [nowMs])).rows) await drop(expired)
      await create(AHEAD_TTLS, nowMs)
      await create(AHEAD_TTLS, nowMs + AHEAD_MS)
    },
  }
}
