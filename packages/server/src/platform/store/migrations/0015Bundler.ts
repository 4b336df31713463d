import type { Migration } from 'kysely'

/** Operations sent by the built-in bundler, shared by replicas with the same key. */
export const bundler: Migration = {
  async up({ schema }) {
    await schema
      .createTable('bundler_operations')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('chain', 'text', (column) => column.notNull())
      .addColumn('executor', 'text', (column) => column.notNull())
      .addColumn('nonce', 'bigint', (column) => column.notNull())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('operation', 'text', (column) => column.notNull())
      .addColumn('raw', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addColumn('repeated_at', 'bigint', (column) => column.notNull())
      .addColumn('banned_until', 'bigint')
      .execute()
    await schema
      .createIndex('bundler_operations_by_executor')
      .on('bundler_operations')
      .columns(['chain', 'executor'])
      .execute()
  },
}
