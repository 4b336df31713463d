import type { Migration } from 'kysely'
import { createTables } from './createTables.js'

/** Emailed codes, their counts, and verified email addresses of accounts. */
export const mail: Migration = {
  async up({ schema }) {
    await createTables(schema, {
      mail_codes: 'id text key, code_hash text, sealed text, tries integer, expires_at bigint',
    })
    await schema.createIndex('mail_codes_by_expiry').on('mail_codes').column('expires_at').execute()
    await createTables(schema, {
      mail_counts: 'name text key, count integer, ends_at bigint',
    })
    await schema.createIndex('mail_counts_by_end').on('mail_counts').column('ends_at').execute()
    await createTables(schema, {
      siwx_emails: 'project text key, account text key, sealed text, used_at bigint',
    })
    await schema.createIndex('siwx_emails_by_use').on('siwx_emails').column('used_at').execute()
  },
}
