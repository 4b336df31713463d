import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Store } from '../../../../store/Store.js'
import type { Tables } from '../../../../store/Tables.js'

/** Runs work with the same name sequentially, over all servers that share the store. Its writes are committed when it ends. */
export type Turns = <T>(name: string, work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>

/** Creates the queue. Within one server callers wait in memory, so that each name uses at most one database connection. */
export function createTurns({ db, dialect }: Pick<Store, 'db' | 'dialect'>): Turns {
  const last = new Map<string, Promise<unknown>>()

  async function alone<T>(name: string, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    // A SQLite file belongs to one server.
    if (dialect === 'sqlite') return work(db)
    const key = createHash('sha256').update(`kit-server turn ${name}`).digest().readBigInt64BE().toString()
    return db.transaction().execute(async (transaction) => {
      await sql`SELECT pg_advisory_xact_lock(${key}::bigint)`.execute(transaction)
      return work(transaction)
    })
  }

  return (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(() => alone(name, work))
    last.set(
      name,
      mine.catch(() => undefined),
    )
    return mine
  }
}
