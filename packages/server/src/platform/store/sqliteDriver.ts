import { createRequire } from 'node:module'

/** Returns the path of the SQLite driver, which threads load by themselves. */
export function sqliteDriver(): string {
  return createRequire(import.meta.url).resolve('libsql')
}
