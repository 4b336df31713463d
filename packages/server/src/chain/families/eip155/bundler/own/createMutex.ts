import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Store } from '../../../../../platform/store/Store.js'
import type { Tables } from '../../../../../platform/store/Tables.js'

/** Runs work with the same name sequentially, over all servers that share the store. Its writes are committed when it ends. */
export type MutexByName = <T>(name: string, work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>

/** Creates the queue. Within one server callers wait in memory, so that each name uses at most one database connection. */
export function createMutex({ db, dialect }: Pick<Store, 'db' | 'dialect'>): MutexByName {
  const tails = new Map<string, Promise<unknown>>()

  async function runExclusive<T>(name: string, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    // A SQLite file belongs to one server.
    if (dialect === 'sqlite') return work(db)
    const key = createHash('sha256').update(`kit-server turn ${name}`).digest().readBigInt64BE().toString()
    return db.transaction().execute(async (transaction) => {
      await sql`SELECT pg_advisory_xact_lock(${key}::bigint)`.execute(transaction)
      return work(transaction)
    })
  }

  return (name, work) => {
    const result = (tails.get(name) ?? Promise.resolve()).then(() => runExclusive(name, work))
    tails.set(
      name,
      result.catch(() => undefined),
    )
    return result
  }
}
