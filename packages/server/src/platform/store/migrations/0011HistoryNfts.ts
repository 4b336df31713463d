import type { Migration } from 'kysely'
import { createTables } from './createTables.js'

/** Received NFTs of accounts. */
export const historyNfts: Migration = {
  async up({ schema }) {
    await createTables(schema, {
      history_nfts: 'chain text key, address text key, contract text key, token_id text key, last_block bigint',
    })
    await schema
      .createIndex('history_nfts_by_block')
      .on('history_nfts')
      .columns(['chain', 'address', 'last_block', 'contract', 'token_id'])
      .execute()
  },
}
