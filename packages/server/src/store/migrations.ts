import type { Migration } from 'kysely'
import { history } from './migrations/0003History.js'
import { events } from './migrations/0005Events.js'

/** Every change of the schema by name, in the order in which they run; forward only, never edited once released. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0003History': history,
  '0005Events': events,
}
