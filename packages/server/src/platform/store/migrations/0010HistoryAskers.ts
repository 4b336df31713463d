import type { Migration } from 'kysely'

/** The first caller of each account, so that searches take turns by caller. */
export const historyAskers: Migration = {
  async up({ schema }) {
    for (const table of ['history_accounts', 'history_scans'])
      await schema
        .alterTable(table)
        .addColumn('asked_by', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    await schema
      .createIndex('history_scans_by_asker')
      .on('history_scans')
      .columns(['chain', 'asked_by', 'kind', 'high'])
      .execute()
  },
}
