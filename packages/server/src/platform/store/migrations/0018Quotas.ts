import type { Migration } from 'kysely'
import { createTables } from './createTables.js'

/** Quota usage of projects, by day and month. */
export const quotas: Migration = {
  async up({ schema }) {
    await createTables(schema, {
      quota_uses: 'project text key, period text key, used bigint',
    })
  },
}
