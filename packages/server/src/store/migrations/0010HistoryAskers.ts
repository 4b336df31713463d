import type { Migration } from 'kysely'

/** Who first asked for an account, so that its past is searched in turn with those of others. */
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
