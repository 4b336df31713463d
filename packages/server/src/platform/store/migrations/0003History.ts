import type { Migration } from 'kysely'
import { createTables } from './createTables.js'

/** The transaction history. */
export const history: Migration = {
  async up({ schema }) {
    await createTables(schema, {
      history_chains: 'chain text key, origin text, head bigint',
      history_blocks: 'chain text key, number bigint key, hash text',
      history_accounts: 'chain text key, address text key, queried_at bigint, since bigint?',
      history_scans: 'chain text key, address text key, kind text key, low bigint key, high bigint',
      // A page of one chain is one range of this key, a page of all chains one range of the index below.
      history_entries: `
        address text key, chain text key, position bigint key, block bigint, hash text, mined_at bigint,
        operation text, sent_from text, sent_to text, status text, nonce bigint, transfers text`,
    })
    await schema
      .createIndex('history_entries_by_time')
      .on('history_entries')
      .columns(['address', 'mined_at', 'chain', 'position'])
      .execute()
    await schema.createIndex('history_entries_by_block').on('history_entries').columns(['chain', 'block']).execute()
    await createTables(schema, {
      history_seen: 'chain text key, address text key, token text key, last_block bigint',
      history_signatures: 'chain text key, owner text key, slot bigint key, signature text key, mined_at bigint',
      history_lists: `
        chain text key, owner text key, account text key, newest text?, oldest text?, oldest_slot bigint,
        complete integer`,
      history_solana: 'chain text key, signature text key, content text',
    })
  },
}
