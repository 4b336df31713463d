import type { Migration } from 'kysely'

/** Analytics events and the key of their hashes. */
export const events: Migration = {
  async up(db) {
    await db.schema
      .createTable('events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('project', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('events_by_time').on('events').column('received_at').execute()
    await db.schema
      .createTable('secrets')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
