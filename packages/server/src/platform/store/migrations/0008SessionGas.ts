import type { Migration } from 'kysely'

/** Gas costs of wallet sessions. */
export const sessionGas: Migration = {
  async up({ schema }) {
    await schema
      .alterTable('wallet_sessions')
      .addColumn('gas_spent', 'text', (column) => column.notNull().defaultTo('0'))
      .execute()
    await schema
      .alterTable('wallet_session_spends')
      .addColumn('gas', 'text', (column) => column.notNull().defaultTo('0'))
      .execute()
    await schema.createIndex('wallet_sessions_by_expiry').on('wallet_sessions').column('expiry').execute()
  },
}
