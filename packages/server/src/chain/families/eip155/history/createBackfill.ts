import type { HistoryScanTable } from '../../../../platform/store/tables/HistoryTables.js'
import type { ChainLog } from './ChainBlock.js'
import type { EvmHistory } from './EvmHistory.js'
import { isParty, toHex } from './followBlocks.js'
import { MalformedResponse, parseBlock, parseLogs, parseTransaction } from './parseResponses.js'
import { type DatedTransaction, readEntries } from './readEntries.js'
import type { HistoryEntry } from './records/HistoryEntry.js'
import { saveScan } from './records/saveScan.js'
import { topics } from './topics.data.js'

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
/** Maximum searches considered to find one that is ready. */
const maxCandidates = 100
/** Backoff after a failure: initial and maximum. The range may only have been too large. */
const minBackoffMs = 50
const maxBackoffMs = 60_000

/** Stores its progress in the database, and adapts to the response limits of the node. */
export function createBackfill(history: EvmHistory): Backfill {
  const { chain, store, ask, now } = history
  const backoffs = new Map<string, { readonly failures: number; readonly untilMs: number }>()
  let window = firstWindow
  let bodies = maxBodies
  let servedLast = ''

  async function searchLogs(scan: HistoryScanTable): Promise<void> {
    const low = Math.max(scan.low, scan.high - window + 1)
    const logs = await readLogs(low, scan.high, scan.address)
    const dated = await readTransactions(logs)
    const entries = await readEntries(history, dated, (address) => address === scan.address)
    await saveScan(store, scan, low, entries)
    if (logs.length < fewBlocks) window = Math.min(window * 2, maxWindow)
    else if (logs.length > manyBlocks) window = Math.max(1, Math.floor(window / 2))
  }

  /** Transfers from and to an account; ERC-1155 has them one topic later. */
  async function readLogs(low: number, high: number, address: string): Promise<readonly ChainLog[]> {
    const account = `0x${address.slice(2).padStart(64, '0')}`
    const batches = [topics.transferSingle, topics.transferBatch]
    const filters = [
      [topics.transfer, account],
      [[topics.transfer, ...batches], null, account],
      [batches, null, null, account],
    ]
    const range = { fromBlock: toHex(low), toBlock: toHex(high) }
    const answers = await ask(
      filters.map((filter) => ({ method: 'eth_getLogs', params: [{ ...range, topics: filter }] })),
    )
    return answers.flatMap(parseLogs)
  }

  async function readTransactions(logs: readonly ChainLog[]): Promise<readonly DatedTransaction[]> {
    const hashes = [...new Set(logs.map(({ transaction }) => transaction))]
    const blocks = [...new Set(logs.map(({ block }) => block))]
    const answers = await ask([
      ...hashes.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })),
      ...blocks.map((block) => ({ method: 'eth_getBlockByNumber', params: [toHex(block), false] })),
    ])
    const headers = new Map(
      answers.slice(hashes.length).map((answer) => [parseBlock(answer)?.hash, parseBlock(answer)]),
    )
    return answers.slice(0, hashes.length).map((answer) => {
      const transaction = parseTransaction(answer)
      const header = headers.get(transaction.blockHash)
      if (!header) throw new MalformedResponse('block')
      return { transaction, minedAtMs: header.minedAtMs }
    })
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

  /** Returns the callers whose accounts are searched next: each has a turn, however many accounts it requested. */
  async function nextCallers(): Promise<readonly string[]> {
    const callers = store.db
      .selectFrom('history_scans')
      .select('asked_by')
      .distinct()
      .where('chain', '=', chain)
      .orderBy('asked_by')
      .limit(maxCandidates)
    const after = await callers.where('asked_by', '>', servedLast).execute()
    const before = await callers.where('asked_by', '<=', servedLast).execute()
    return [...after, ...before].map(({ asked_by }) => asked_by)
  }

  async function nextScan(): Promise<HistoryScanTable | undefined> {
    for (const caller of await nextCallers()) {
      const scan = await nextScanOf(caller)
      if (scan === undefined) continue
      servedLast = caller
      return scan
    }
    return undefined
  }

  /** Returns the next search without a recent failure, so that an impossible one does not block the others. */
  async function nextScanOf(caller: string): Promise<HistoryScanTable | undefined> {
    const scans = await store.db
      .selectFrom('history_scans')
      .selectAll()
      .where('chain', '=', chain)
      .where('asked_by', '=', caller)
      .orderBy('kind', 'desc')
      .orderBy('high', 'desc')
      .orderBy('address')
      .limit(maxCandidates)
      .execute()
    return scans.find((scan) => (backoffs.get(keyOf(scan))?.untilMs ?? 0) <= now())
  }

  function backOff(scan: HistoryScanTable): void {
    const failures = (backoffs.get(keyOf(scan))?.failures ?? 0) + 1
    if (backoffs.size > maxCandidates) backoffs.clear()
    backoffs.set(keyOf(scan), { failures, untilMs: now() + Math.min(minBackoffMs * 2 ** failures, maxBackoffMs) })
  }

  return {
    async step() {
      const scan = await nextScan()
      if (scan === undefined) return false
      try {
        await (scan.kind === 'logs' ? searchLogs(scan) : searchBodies(scan))
        backoffs.delete(keyOf(scan))
        return true
      } catch (error) {
        window = Math.max(1, Math.floor(window / 2))
        bodies = Math.max(1, Math.floor(bodies / 2))
        backOff(scan)
        throw error
      }
    },
  }
}

function keyOf({ address, kind, low }: HistoryScanTable): string {
  return `${kind} ${address} ${low}`
}
