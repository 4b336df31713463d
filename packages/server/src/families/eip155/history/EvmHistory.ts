import type { ChainConfig } from '../../../config/chainConfig.js'
import type { Store } from '../../../store/Store.js'
import type { ChainReader } from './createChainReader.js'

/** What the indexer of one chain works with. */
export type EvmHistory = {
  readonly chain: string
  readonly config: ChainConfig
  readonly store: Store
  readonly ask: ChainReader
  readonly now: () => number
  /** Of `config`, lower case. */
  readonly wrappedNative: string | undefined
  /** Told after each look at the chain how many of its blocks are not recorded yet. */
  readonly onLag?: (blocks: number) => void
}
