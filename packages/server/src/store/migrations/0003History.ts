import type { Kysely, Migration } from 'kysely'

/** The transaction history. */
export const history: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .createTable('history_chains')
      .addColumn('chain', 'text', (column) => column.primaryKey())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('head', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createTable('history_blocks')
      .addColumn('chain', 'text', (column) => column.notNull())
      .addColumn('number', 'bigint', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('history_blocks_key', ['chain', 'number'])
      .execute()
    await schema
      .createTable('history_accounts')
      .addColumn('chain', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('queried_at', 'bigint', (column) => column.notNull())
      .addColumn('since', 'bigint')
      .addPrimaryKeyConstraint('history_accounts_key', ['chain', 'address'])
      .execute()
    await schema
      .createTable('history_scans')
      .addColumn('chain', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('low', 'bigint', (column) => column.notNull())
      .addColumn('high', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('history_scans_key', ['chain', 'address', 'kind', 'low'])
      .execute()
    await schema
      .createTable('history_entries')
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('chain', 'text', (column) => column.notNull())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('block', 'bigint', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('mined_at', 'bigint', (column) => column.notNull())
      .addColumn('operation', 'text', (column) => column.notNull())
      .addColumn('sent_from', 'text', (column) => column.notNull())
      .addColumn('sent_to', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('nonce', 'bigint', (column) => column.notNull())
      .addColumn('transfers', 'text', (column) => column.notNull())
      // A page of one chain is one range of this key, a page of all chains one range of the index below.
      .addPrimaryKeyConstraint('history_entries_key', ['address', 'chain', 'position'])
      .execute()
    await schema
      .createIndex('history_entries_by_time')
      .on('history_entries')
      .columns(['address', 'mined_at', 'chain', 'position'])
      .execute()
    await schema.createIndex('history_entries_by_block').on('history_entries').columns(['chain', 'block']).execute()
    await schema
      .createTable('history_seen')
      .addColumn('chain', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('last_block', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('history_seen_key', ['chain', 'address', 'token'])
      .execute()
    await addSolana(db)
  },
}

async function addSolana({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('history_signatures')
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('slot', 'bigint', (column) => column.notNull())
    .addColumn('signature', 'text', (column) => column.notNull())
    .addColumn('mined_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('history_signatures_key', ['chain', 'owner', 'slot', 'signature'])
    .execute()
  await schema
    .createTable('history_lists')
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('newest', 'text')
    .addColumn('oldest', 'text')
    .addColumn('oldest_slot', 'bigint', (column) => column.notNull())
    .addColumn('complete', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('history_lists_key', ['chain', 'owner', 'account'])
    .execute()
  await schema
    .createTable('history_solana')
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('signature', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('history_solana_key', ['chain', 'signature'])
    .execute()
}
