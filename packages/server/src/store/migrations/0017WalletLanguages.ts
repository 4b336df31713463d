import type { Migration } from 'kysely'

/** The language of mails to who has a wallet. */
export const walletLanguages: Migration = {
  async up({ schema }) {
    await schema.alterTable('wallet_users').addColumn('language', 'text').execute()
  },
}
