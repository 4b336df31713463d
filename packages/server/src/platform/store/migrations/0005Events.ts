import type { Migration } from 'kysely'
import { createTables } from './createTables.js'

/** Analytics events and the key of their hashes. */
export const events: Migration = {
  async up({ schema }) {
    await createTables(schema, {
      events: 'id text key, project text, received_at bigint, event text',
    })
    await schema.createIndex('events_by_time').on('events').column('received_at').execute()
    await schema
      .createTable('secrets')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
