import type { Migration } from 'kysely'
import { createTables } from './createTables.js'

/** Operations sent by the built-in bundler, shared by replicas with the same key. */
export const bundler: Migration = {
  async up({ schema }) {
    await createTables(schema, {
      bundler_operations: `
        hash text key, chain text, executor text, nonce bigint, sender text, operation text, raw text,
        sent_at bigint, repeated_at bigint, banned_until bigint?`,
    })
    await schema
      .createIndex('bundler_operations_by_executor')
      .on('bundler_operations')
      .columns(['chain', 'executor'])
      .execute()
  },
}
