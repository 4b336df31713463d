import type { HistoryReader, HistoryReaderOptions } from '../../../history/HistoryReader.js'
import { historyPageSize } from '../../../history/HistoryReader.js'
import { createEvmReader } from './createEvmReader.js'
import { createIndexers } from './createIndexers.js'
import { readPage } from './records/readPage.js'

/** Reads EVM accounts from the index, and starts the indexers. */
export function createHistoryReader(options: HistoryReaderOptions): HistoryReader {
  const evm = createEvmReader(options, createIndexers(options))

  return async ({ ids, address, chainId, before, caller }) => {
    const searched = await Promise.all(ids.map((id) => evm.catchUp(id, address, caller)))
    const found = await readPage(options.store, { address, chain: chainId, before, limit: historyPageSize + 1 })
    return {
      rows: found.slice(0, historyPageSize).map((row) => ({
        chain: row.chain,
        hash: row.hash,
        minedAtMs: row.mined_at,
        operation: row.operation,
        sentFrom: row.sent_from,
        sentTo: row.sent_to,
        status: row.status,
        nonce: row.nonce,
        transfers: JSON.parse(row.transfers),
        cursor: { minedAtMs: row.mined_at, chain: row.chain, position: row.position },
      })),
      // There may be more while the past is still being searched.
      isLast: found.length <= historyPageSize && searched.every(Boolean),
    }
  }
}
