import type { Migration } from 'kysely'

/** Salt that derived the refresh token of a wallet session from its predecessor, until the new one is used. */
export const refreshSalts: Migration = {
  async up({ schema }) {
    await schema.alterTable('wallet_logins').addColumn('refresh_salt', 'text').execute()
  },
}
