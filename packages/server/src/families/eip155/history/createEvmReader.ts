import type { Asker } from '../../../history/HistoryReader.js'
import { pause } from '../../../jobs/createLocalLeadership.js'
import type { Services } from '../../../Services.js'
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
  catchUp(chain: string, address: string, asker: Asker): Promise<boolean>
}

/** Maximum time a user waits for a loading state. */
const PATIENCE_MS = 1500
const LOOK_MS = 30

/** Triggers the chain's indexer if it runs in this process, otherwise watches the database that another process fills. */
export function createEvmReader(
  { chains, now, store }: Pick<Services, 'chains' | 'now' | 'store'>,
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
      await pause(LOOK_MS, signal)
    }
  }

  return {
    async catchUp(chain, address, asker) {
      const isWatched = chains.config(chain)?.history.accounts === 'watched'
      const isNew = isWatched && (await watchAccount(store, { chain, address, nowMs: now(), asker }))
      const searched = async (): Promise<boolean> => !isWatched || (await isSearched(store, chain, address))
      const ended = new AbortController()
      const timer = setTimeout(() => ended.abort(), PATIENCE_MS)
      const late = new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve()))
      const indexer = indexers.get(chain)
      try {
        // If nodes are unavailable, the indexed history is served.
        const current = indexer?.isRunning()
          ? indexer.refresh(isNew)
          : headRecorded(chain, ended.signal).catch(() => undefined)
        await Promise.race([current, late])
        while (!ended.signal.aborted && !(await searched())) await pause(LOOK_MS, ended.signal)
        return await searched()
      } finally {
        clearTimeout(timer)
        ended.abort()
      }
    },
  }
}
