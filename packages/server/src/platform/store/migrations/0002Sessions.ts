import type { Migration } from 'kysely'

/** Wallet sessions and spending under their allowances. */
export const sessions: Migration = {
  async up({ schema }) {
    await schema
      .createTable('wallet_sessions')
      .addColumn('pci', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('project', 'text', (column) => column.notNull())
      .addColumn('expiry', 'bigint', (column) => column.notNull())
      .addColumn('signer', 'text', (column) => column.notNull())
      .addColumn('permissions', 'text', (column) => column.notNull())
      .addColumn('policies', 'text', (column) => column.notNull())
      .addColumn('context', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('sealed_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .addColumn('spent_at', 'bigint')
      .execute()
    await schema
      .createIndex('wallet_sessions_by_account')
      .on('wallet_sessions')
      .columns(['account', 'created_at'])
      .execute()
    await schema
      .createTable('wallet_session_spends')
      .addColumn('pci', 'text', (column) => column.notNull().references('wallet_sessions.pci'))
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('amount', 'text', (column) => column.notNull())
      .addColumn('signed_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('wallet_session_spends_key', ['pci', 'nonce'])
      .execute()
  },
}
