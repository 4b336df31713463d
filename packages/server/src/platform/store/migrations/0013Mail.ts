import type { Migration } from 'kysely'

/** Emailed codes, their counts, and verified email addresses of accounts. */
export const mail: Migration = {
  async up({ schema }) {
    await schema
      .createTable('mail_codes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('mail_codes_by_expiry').on('mail_codes').column('expires_at').execute()
    await schema
      .createTable('mail_counts')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('mail_counts_by_end').on('mail_counts').column('ends_at').execute()
    await schema
      .createTable('siwx_emails')
      .addColumn('project', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('siwx_emails_key', ['project', 'account'])
      .execute()
    await schema.createIndex('siwx_emails_by_use').on('siwx_emails').column('used_at').execute()
  },
}
