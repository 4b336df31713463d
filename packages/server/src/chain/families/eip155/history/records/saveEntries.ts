import type { Transaction } from 'kysely'
import type { Tables } from '../../../../../platform/store/Tables.js'
import type { HistoryNftTable } from '../../../../../platform/store/tables/HistoryTables.js'
import { hexOf } from '../../nfts/readReceivedNfts.js'
import type { HistoryEntry } from './HistoryEntry.js'

/** Rows per statement, within database limits. */
const rowsPerInsert = 250

/** More than the transactions of any block, and small enough for exact numbers up to block 8 589 934 591. */
const placesPerBlock = 2 ** 20

/** Adds entries within a transaction of the database. Existing entries stay unchanged, so it is idempotent. */
export async function saveEntries(db: Transaction<Tables>, entries: readonly HistoryEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += rowsPerInsert) {
    await db
      .insertInto('history_entries')
      .values(entries.slice(start, start + rowsPerInsert).map(toRow))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const seen = [...newestTokens(entries).values()]
  for (let start = 0; start < seen.length; start += rowsPerInsert) {
    await db
      .insertInto('history_seen')
      .values(seen.slice(start, start + rowsPerInsert))
      .onConflict((conflict) =>
        conflict
          .columns(['chain', 'address', 'token'])
          .doUpdateSet({ last_block: (row) => row.ref('excluded.last_block') })
          .whereRef('excluded.last_block', '>', 'history_seen.last_block'),
      )
      .execute()
  }
  const nfts = [...receivedNfts(entries).values()]
  for (let start = 0; start < nfts.length; start += rowsPerInsert) {
    await db
      .insertInto('history_nfts')
      .values(nfts.slice(start, start + rowsPerInsert))
      .onConflict((conflict) =>
        conflict
          .columns(['chain', 'address', 'contract', 'token_id'])
          .doUpdateSet({ last_block: (row) => row.ref('excluded.last_block') })
          .whereRef('excluded.last_block', '>', 'history_nfts.last_block'),
      )
      .execute()
  }
}

function toRow(entry: HistoryEntry) {
  return {
    address: entry.address,
    chain: entry.chain,
    position: entry.block * placesPerBlock + entry.index,
    block: entry.block,
    hash: entry.hash,
    mined_at: entry.minedAtMs,
    operation: entry.operation,
    sent_from: entry.sentFrom,
    sent_to: entry.sentTo,
    status: entry.status,
    nonce: entry.nonce,
    transfers: JSON.stringify(entry.transfers),
  }
}

function newestTokens(entries: readonly HistoryEntry[]) {
  const seen = new Map<string, { chain: string; address: string; token: string; last_block: number }>()
  for (const { chain, address, block, transfers } of entries) {
    for (const { kind, token } of transfers) {
      if (kind !== 'token' || token === undefined) continue
      const key = `${address} ${token}`
      if ((seen.get(key)?.last_block ?? -1) < block) seen.set(key, { chain, address, token, last_block: block })
    }
  }
  return seen
}

function receivedNfts(entries: readonly HistoryEntry[]) {
  const received = new Map<string, HistoryNftTable>()
  for (const { chain, address, block, transfers } of entries) {
    for (const { kind, direction, token, id } of transfers) {
      if (kind !== 'nft' || direction === 'out' || token === undefined || id === undefined) continue
      const key = `${address} ${token} ${id}`
      if ((received.get(key)?.last_block ?? -1) >= block) continue
      received.set(key, { chain, address, contract: token, token_id: hexOf(BigInt(id)), last_block: block })
    }
  }
  return received
}
