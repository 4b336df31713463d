import type { Store } from '../../../../platform/store/Store.js'
import type { ChainConfig } from '../../../config/chainConfig.js'
import type { ChainReader } from './createChainReader.js'

/** Dependencies of the indexer of one chain. */
export type EvmHistory = {
  readonly chain: string
  readonly config: ChainConfig
  readonly store: Store
  readonly ask: ChainReader
  readonly now: () => number
  /** From `config`, lower case. */
  readonly wrappedNative: string | undefined
  /** Called after each poll with the number of blocks not yet indexed. */
  readonly onLag?: (blocks: number) => void
}
