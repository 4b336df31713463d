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

/** Partitions are created this early. */
const aheadMs = 20 * 60_000

/** The insert found no partition for a row. */
const noPartition = '23514'

type Expired = { readonly name: string; readonly parent: string; readonly is_pending: boolean | null }

const expiredSql = `SELECT c.relname AS name, p.relname AS parent, i.inhdetachpending AS is_pending
  FROM pg_class p JOIN pg_class c ON c.relnamespace = p.relnamespace AND c.relkind = 'r' AND c.relname ~ ('^' || p.relname || '_\\d+$')
  LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
  WHERE p.oid IN ('relay_messages'::regclass, 'relay_usage'::regclass)
    AND substring(c.relname FROM '\\d+$')::bigint <= $1 ORDER BY c.relname`

/** Returns times to live whose partitions are created ahead of time: each ten minutes of an hour, hour of a day, and day of eight. */
function commonTtls(): readonly number[] {
  const every = (count: number, widthS: number) => Array.from({ length: count }, (_, index) => (index + 1) * widthS)
  return [...every(6, 600), ...every(24, 3600), ...every(8, 86_400)]
}

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
        if ((error as { code?: unknown }).code !== noPartition) throw error
        await create([...new Set(messages.map(({ ttlS }) => ttlS))], nowMs)
        return insert()
      }
    },
    async rotate(nowMs) {
      for (const expired of (await pool.query<Expired>(expiredSql, [nowMs])).rows) await drop(expired)
      const ttls = commonTtls()
      await create([1, ...ttls], nowMs)
      await create(ttls, nowMs + aheadMs)
    },
  }
}
