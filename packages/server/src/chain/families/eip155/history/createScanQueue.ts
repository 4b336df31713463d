import type { HistoryScanTable } from '../../../../platform/store/tables/HistoryTables.js'
import type { EvmHistory } from './EvmHistory.js'

/** Searches that are not complete. Callers take turns, and one that failed waits. */
export type ScanQueue = {
  next(): Promise<HistoryScanTable | undefined>
  backOff(scan: HistoryScanTable): void
  succeed(scan: HistoryScanTable): void
}

/** Maximum searches considered to find one that is ready. */
const maxCandidates = 100
/** Backoff after a failure: initial and maximum. The range may only have been too large. */
const minBackoffMs = 50
const maxBackoffMs = 60_000

/** Creates the queue of one chain over the store. */
export function createScanQueue({ chain, store, now }: Pick<EvmHistory, 'chain' | 'store' | 'now'>): ScanQueue {
  const backoffs = new Map<string, { readonly failures: number; readonly untilMs: number }>()
  let servedLast = ''

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

  return {
    async next() {
      for (const caller of await nextCallers()) {
        const scan = await nextScanOf(caller)
        if (scan === undefined) continue
        servedLast = caller
        return scan
      }
      return undefined
    },
    backOff(scan) {
      const failures = (backoffs.get(keyOf(scan))?.failures ?? 0) + 1
      if (backoffs.size > maxCandidates) backoffs.clear()
      backoffs.set(keyOf(scan), { failures, untilMs: now() + Math.min(minBackoffMs * 2 ** failures, maxBackoffMs) })
    },
    succeed: (scan) => void backoffs.delete(keyOf(scan)),
  }
}

function keyOf({ address, kind, low }: HistoryScanTable): string {
  return `${kind} ${address} ${low}`
}
