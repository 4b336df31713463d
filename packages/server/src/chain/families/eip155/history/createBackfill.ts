import type { HistoryScanTable } from '../../../../platform/store/tables/HistoryTables.js'
import { createScanQueue } from './createScanQueue.js'
import type { EvmHistory } from './EvmHistory.js'
import { isParty, toHex } from './followBlocks.js'
import { MalformedResponse, parseBlock } from './parseResponses.js'
import { type DatedTransaction, readEntries } from './readEntries.js'
import { readTransactions, readTransferLogs } from './readTransferLogs.js'
import type { HistoryEntry } from './records/HistoryEntry.js'
import { saveScan } from './records/saveScan.js'

/** Backfills the past of accounts, newest blocks first. */
export type Backfill = {
  /** Searches one block range and stores the result; returns false when nothing is left. */
  step(): Promise<boolean>
}

const firstWindow = 2000
const maxWindow = 500_000
/** Events per range: with fewer, the next range is wider; with more, it is narrower. */
const fewBlocks = 500
const manyBlocks = 2000
const maxBodies = 32

/** Stores its progress in the database, and adapts to the response limits of the node. */
export function createBackfill(history: EvmHistory): Backfill {
  const { store, ask } = history
  const scans = createScanQueue(history)
  let window = firstWindow
  let bodies = maxBodies

  async function searchLogs(scan: HistoryScanTable): Promise<void> {
    const low = Math.max(scan.low, scan.high - window + 1)
    const logs = await readTransferLogs(ask, low, scan.high, scan.address)
    const dated = await readTransactions(ask, logs)
    const entries = await readEntries(history, dated, (address) => address === scan.address)
    await saveScan(store, scan, low, entries)
    if (logs.length < fewBlocks) window = Math.min(window * 2, maxWindow)
    else if (logs.length > manyBlocks) window = Math.max(1, Math.floor(window / 2))
  }

  async function searchBodies(scan: HistoryScanTable): Promise<void> {
    const low = Math.max(scan.low, scan.high - bodies + 1)
    const numbers = Array.from({ length: scan.high - low + 1 }, (_, index) => low + index)
    const answers = await ask(
      numbers.map((number) => ({ method: 'eth_getBlockByNumber', params: [toHex(number), true] })),
    )
    const isWatched = (address: string): boolean => address === scan.address
    const dated = answers.flatMap((answer): DatedTransaction[] => {
      const block = parseBlock(answer)
      if (block === null) throw new MalformedResponse('block')
      return block.transactions
        .filter((transaction) => isParty(transaction, isWatched))
        .map((transaction) => ({ transaction, minedAtMs: block.minedAtMs }))
    })
    const entries: readonly HistoryEntry[] = await readEntries(history, dated, isWatched)
    await saveScan(store, scan, low, entries)
    bodies = Math.min(bodies * 2, maxBodies)
  }

  return {
    async step() {
      const scan = await scans.next()
      if (scan === undefined) return false
      try {
        await (scan.kind === 'logs' ? searchLogs(scan) : searchBodies(scan))
        scans.succeed(scan)
        return true
      } catch (error) {
        window = Math.max(1, Math.floor(window / 2))
        bodies = Math.max(1, Math.floor(bodies / 2))
        scans.backOff(scan)
        throw error
      }
    },
  }
}
