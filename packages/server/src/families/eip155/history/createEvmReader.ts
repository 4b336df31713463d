import type { Asker } from '../../../history/HistoryReader.js'
import { pause } from '../../../jobs/createLocalLeadership.js'
import type { Services } from '../../../Services.js'
import type { Indexer } from './createIndexer.js'
import { toNumber } from './parseResponses.js'
import { isSearched } from './records/isSearched.js'
import { watchAccount } from './watchAccount.js'

/** Has the history of EVM accounts recorded as far as a visitor is willing to wait. */
export type EvmReader = {
  /**
   * Waits until the head that a chain has now is recorded and the account's past is searched, at most 1.5 s. Returns whether the past is
   * searched to the end.
   */
  catchUp(chain: string, address: string, asker: Asker): Promise<boolean>
}

/** A visitor looks at a spinner that long. */
const PATIENCE_MS = 1500
const LOOK_MS = 30

/** Nudges the chain's indexer if it runs in this process, else watches the database that another fills. */
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
        // What the nodes cannot say now is in the records.
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
