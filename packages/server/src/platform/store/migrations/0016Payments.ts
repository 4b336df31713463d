import type { Migration } from 'kysely'

/** Payments of the sandbox exchange. */
export const payments: Migration = {
  async up({ schema }) {
    await schema
      .createTable('payments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('project', 'text', (column) => column.notNull())
      .addColumn('payment', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('chain', 'text', (column) => column.notNull())
      .addColumn('asset', 'text', (column) => column.notNull())
      .addColumn('symbol', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('decimals', 'integer', (column) => column.notNull())
      .addColumn('quantity', 'text', (column) => column.notNull())
      .addColumn('declined_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('payments_by_name', ['project', 'payment'])
      .execute()
    await schema.createIndex('payments_by_time').on('payments').column('created_at').execute()
  },
}
