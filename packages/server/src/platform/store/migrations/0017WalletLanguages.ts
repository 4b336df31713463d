import type { Migration } from 'kysely'

/** Language of emails to wallet users. */
export const walletLanguages: Migration = {
  async up({ schema }) {
    await schema.alterTable('wallet_users').addColumn('language', 'text').execute()
  },
}
