import type { Kysely } from 'kysely'
import type { Tables } from './Tables.js'

/** The server's records, in SQLite or Postgres: the same tables and the same queries. */
export type Store = {
  readonly db: Kysely<Tables>
  /** Where a statement must differ, such as a lock. */
  readonly dialect: 'sqlite' | 'postgres'
  /** Throws when the database does not answer. */
  check(): Promise<void>
  /** Copies everything, as it is at one moment, into a new file; where the records are one file. */
  copyTo?(path: string): Promise<void>
  close(): Promise<void>
}
