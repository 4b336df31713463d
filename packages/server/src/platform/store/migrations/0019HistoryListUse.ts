import type { Migration } from 'kysely'

/** Last request time of an account's Solana transaction list, so that idle lists can be deleted. */
export const historyListUse: Migration = {
  async up({ schema }) {
    await schema
      .alterTable('history_lists')
      .addColumn('asked_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
