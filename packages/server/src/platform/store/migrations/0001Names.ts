import type { Migration } from 'kysely'
import { createTables } from './createTables.js'

/** Names, their addresses, and used signed messages. */
export const names: Migration = {
  async up({ schema }) {
    await createTables(schema, {
      names: 'name text key, attributes text, registered_at bigint, updated_at bigint',
    })
    await schema
      .createTable('name_addresses')
      .addColumn('name', 'text', (column) => column.notNull().references('names.name'))
      .addColumn('coin_type', 'bigint', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('name_addresses_key', ['name', 'coin_type'])
      .execute()
    await schema.createIndex('name_addresses_by_address').on('name_addresses').columns(['address', 'name']).execute()
    await createTables(schema, {
      spent_messages: 'digest text key, expires_at bigint',
    })
    await schema.createIndex('spent_messages_by_expiry').on('spent_messages').column('expires_at').execute()
  },
}
