import type { Migration } from 'kysely'
import { createTables } from './createTables.js'

/** Sign-in sessions, metadata of apps, and token signing keys. */
export const auth: Migration = {
  async up({ schema }) {
    await createTables(schema, {
      siwx_sessions: `
        sid text key, project text, chain text, address text, message text, signature text, created_at bigint,
        expires_at bigint, checked_at bigint`,
    })
    await schema
      .createIndex('siwx_sessions_by_account')
      .on('siwx_sessions')
      .columns(['project', 'chain', 'address', 'created_at'])
      .execute()
    await schema.createIndex('siwx_sessions_by_expiry').on('siwx_sessions').column('expires_at').execute()
    await createTables(schema, {
      siwx_metadata: 'project text key, account text key, content text, used_at bigint',
    })
    await schema.createIndex('siwx_metadata_by_use').on('siwx_metadata').column('used_at').execute()
    await createTables(schema, {
      siwx_keys: 'generation integer key, kid text, public_key text, sealed_key text, made_at bigint',
    })
  },
}
