import type { Migration } from 'kysely'

/** Sign-in sessions, metadata of apps, and token signing keys. */
export const auth: Migration = {
  async up({ schema }) {
    await schema
      .createTable('siwx_sessions')
      .addColumn('sid', 'text', (column) => column.primaryKey())
      .addColumn('project', 'text', (column) => column.notNull())
      .addColumn('chain', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('signature', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('checked_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('siwx_sessions_by_account')
      .on('siwx_sessions')
      .columns(['project', 'chain', 'address', 'created_at'])
      .execute()
    await schema.createIndex('siwx_sessions_by_expiry').on('siwx_sessions').column('expires_at').execute()
    await schema
      .createTable('siwx_metadata')
      .addColumn('project', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('siwx_metadata_key', ['project', 'account'])
      .execute()
    await schema.createIndex('siwx_metadata_by_use').on('siwx_metadata').column('used_at').execute()
    await schema
      .createTable('siwx_keys')
      .addColumn('generation', 'integer', (column) => column.primaryKey())
      .addColumn('kid', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('sealed_key', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
