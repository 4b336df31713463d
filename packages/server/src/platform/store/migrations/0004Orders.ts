import type { Migration } from 'kysely'

/** Orders of the on-ramp. */
export const orders: Migration = {
  async up(db) {
    await db.schema
      .createTable('orders')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('chain', 'text', (column) => column.notNull())
      .addColumn('asset', 'text', (column) => column.notNull())
      .addColumn('symbol', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('decimals', 'integer', (column) => column.notNull())
      .addColumn('quantity', 'text', (column) => column.notNull())
      .addColumn('paid', 'text', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('raw', 'text')
      .addColumn('hash', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('orders_by_address').on('orders').columns(['address', 'created_at']).execute()
    await db.schema.createIndex('orders_by_status').on('orders').column('status').execute()
  },
}
