import type { HistoryReaderOptions } from '../../../history/HistoryReader.js'
import { createChainReader } from './createChainReader.js'
import { createIndexer, type Indexer } from './createIndexer.js'

/** Elects one process to index each EVM chain; this one too, unless it only serves requests. By CAIP-2 ID. */
export function createIndexers({
  chains,
  followsChains,
  gateway,
  leadership,
  log,
  metrics,
  now,
  store,
}: HistoryReaderOptions): ReadonlyMap<string, Indexer> {
  const indexers = new Map<string, Indexer>()
  for (const chain of chains.ids) {
    const chainConfig = chains.config(chain)
    if (chainConfig === undefined || !chain.startsWith('eip155:')) continue
    const task = `history:${chain}`
    if (!followsChains) {
      // Only announces the task: an alert tells operators when no replica runs it.
      leadership.campaign(task, async () => undefined)
      continue
    }
    const ask = createChainReader(gateway, chain)
    const wrappedNative = chainConfig.wrappedNative?.toLowerCase()
    let lag = 0
    const onLag = (blocks: number): void => {
      lag = blocks
    }
    metrics.watch('kit_indexer_lag_blocks', () => (indexer.isRunning() ? lag : 0), { chain })
    const indexer = createIndexer({ chain, config: chainConfig, store, ask, now, wrappedNative, onLag }, log)
    indexers.set(chain, indexer)
    leadership.campaign(task, indexer.run)
  }
  return indexers
}
