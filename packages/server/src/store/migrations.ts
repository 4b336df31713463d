import type { Migration } from 'kysely'

/** Every change of the schema by name, in the order in which they run; forward only, never edited once released. */
export const migrations: Readonly<Record<string, Migration>> = {}
