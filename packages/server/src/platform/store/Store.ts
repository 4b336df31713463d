import type { Kysely } from 'kysely'
import type { Tables } from './Tables.js'

/** The server's database, SQLite or Postgres: the same tables and queries. */
export type Store = {
  readonly db: Kysely<Tables>
  /** For statements that must differ, such as locks. */
  readonly dialect: 'sqlite' | 'postgres'
  /** Throws when the database does not respond. */
  check(): Promise<void>
  /** Copies a consistent snapshot into a new file, for a file-based store. */
  copyTo?(path: string): Promise<void>
  close(): Promise<void>
}
