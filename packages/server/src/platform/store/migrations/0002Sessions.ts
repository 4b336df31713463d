import type { Migration } from 'kysely'
import { createTables } from './createTables.js'

/** Wallet sessions and spending under their allowances. */
export const sessions: Migration = {
  async up({ schema }) {
    await createTables(schema, {
      wallet_sessions: `
        pci text key, account text, project text, expiry bigint, signer text, permissions text, policies text,
        context text, public_key text, sealed_key text, created_at bigint, revoked_at bigint?, spent_at bigint?`,
    })
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
