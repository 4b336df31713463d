import { pause } from '../../../../platform/jobs/createLocalLeadership.js'
import type { Store } from '../../../../platform/store/Store.js'
import type { Chains } from '../../../chains/Chains.js'
import type { HistoryCaller } from '../../../history/HistoryReader.js'
import type { Indexer } from './createIndexer.js'
import { toNumber } from './parseResponses.js'
import { isSearched } from './records/isSearched.js'
import { watchAccount } from './watchAccount.js'

/** Indexes the history of EVM accounts, within the time a user is willing to wait. */
export type EvmReader = {
  /**
   * Waits, at most 1.5 s, until the chain's current head is indexed and the account's past is searched. Returns whether the search is
   * complete.
   */
  catchUp(chain: string, address: string, caller: HistoryCaller): Promise<boolean>
}

/** Maximum time a user waits for a loading state. */
const maxWaitMs = 1500
const pollMs = 30

/** Triggers the chain's indexer if it runs in this process, otherwise watches the database that another process fills. */
export function createEvmReader(
  {
    chains,
    now,
    store,
  }: {
    readonly chains: Chains
    readonly now: () => number
    readonly store: Store
  },
  indexers: ReadonlyMap<string, Indexer>,
): EvmReader {
  async function headRecorded(chain: string, signal: AbortSignal): Promise<void> {
    const answer = await chains.call(chain, 'eth_blockNumber', [])
    const tip = toNumber(answer, 'block number')
    while (!signal.aborted) {
      const row = await store.db
        .selectFrom('history_chains')
        .select('head')
        .where('chain', '=', chain)
        .executeTakeFirst()
      if (row !== undefined && row.head >= tip) return
      await pause(pollMs, signal)
    }
  }

  return {
    async catchUp(chain, address, caller) {
      const isWatched = chains.config(chain)?.history.accounts === 'watched'
      const isNew = isWatched && (await watchAccount(store, { chain, address, nowMs: now(), caller }))
      const searched = async (): Promise<boolean> => !isWatched || (await isSearched(store, chain, address))
      const deadline = new AbortController()
      const timer = setTimeout(() => deadline.abort(), maxWaitMs)
      const timeout = new Promise<void>((resolve) => deadline.signal.addEventListener('abort', () => resolve()))
      const indexer = indexers.get(chain)
      try {
        // If nodes are unavailable, the indexed history is served.
        const current = indexer?.isRunning()
          ? indexer.refresh(isNew)
          : headRecorded(chain, deadline.signal).catch(() => undefined)
        await Promise.race([current, timeout])
        while (!deadline.signal.aborted && !(await searched())) await pause(pollMs, deadline.signal)
        return await searched()
      } finally {
        clearTimeout(timer)
        deadline.abort()
      }
    },
  }
}
