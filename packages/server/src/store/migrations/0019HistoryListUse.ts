import type { Migration } from 'kysely'

/** When an account's list of Solana transactions was last asked for, so that idle ones can be dropped. */
export const historyListUse: Migration = {
  async up({ schema }) {
    await schema
      .alterTable('history_lists')
      .addColumn('asked_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
