import type { Migration } from 'kysely'

/** Received NFTs of accounts. */
export const historyNfts: Migration = {
  async up({ schema }) {
    await schema
      .createTable('history_nfts')
      .addColumn('chain', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('contract', 'text', (column) => column.notNull())
      .addColumn('token_id', 'text', (column) => column.notNull())
      .addColumn('last_block', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('history_nfts_key', ['chain', 'address', 'contract', 'token_id'])
      .execute()
    await schema
      .createIndex('history_nfts_by_block')
      .on('history_nfts')
      .columns(['chain', 'address', 'last_block', 'contract', 'token_id'])
      .execute()
  },
}
