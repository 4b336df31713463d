import type { Migration } from 'kysely'

/** Quota usage of projects, by day and month. */
export const quotas: Migration = {
  async up({ schema }) {
    await schema
      .createTable('quota_uses')
      .addColumn('project', 'text', (column) => column.notNull())
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('used', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('quota_uses_key', ['project', 'period'])
      .execute()
  },
}
