import type { Migration } from 'kysely'

/** Names, their addresses, and used signed messages. */
export const names: Migration = {
  async up({ schema }) {
    await schema
      .createTable('names')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('attributes', 'text', (column) => column.notNull())
      .addColumn('registered_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createTable('name_addresses')
      .addColumn('name', 'text', (column) => column.notNull().references('names.name'))
      .addColumn('coin_type', 'bigint', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('name_addresses_key', ['name', 'coin_type'])
      .execute()
    await schema.createIndex('name_addresses_by_address').on('name_addresses').columns(['address', 'name']).execute()
    await schema
      .createTable('spent_messages')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('spent_messages_by_expiry').on('spent_messages').column('expires_at').execute()
  },
}
