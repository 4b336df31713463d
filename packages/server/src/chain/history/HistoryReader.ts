import type { Cached } from '../../platform/cache/createCached.js'
import type { Leadership } from '../../platform/jobs/Leadership.js'
import type { Log } from '../../platform/log/Log.js'
import type { Metrics } from '../../platform/metrics/Metrics.js'
import type { Store } from '../../platform/store/Store.js'
import type { Chains } from '../chains/Chains.js'
import type { ChainGateway } from '../gateway/createChainGateway.js'
import type { HistoryCursor } from './parseCursor.js'
import type { RecordedTransaction } from './toHistoryRows.js'

/** The caller that requests an account's history. */
export type HistoryCaller = {
  /** Equal for all requests of a project from an address, without revealing either. */
  readonly name: string
  /** Called once for each newly requested account. @throws HttpError 429 */
  charge(): Promise<void>
}

/** Maximum rows per page. */
export const historyPageSize = 50

/** A page without token names. */
export type RecordedPage = {
  /** Newest first, each with its cursor. */
  readonly rows: readonly (RecordedTransaction & { readonly cursor: HistoryCursor })[]
  /** Whether nothing older exists. */
  readonly isLast: boolean
}

/** Filter of a history page. */
export type HistoryPageRequest = {
  /** CAIP-2 IDs of the chains to read. */
  readonly ids: readonly string[]
  /** In the normalized form of the family. */
  readonly address: string
  /** The chain the caller asked for, if any. */
  readonly chainId: string | undefined
  /** The last returned row. */
  readonly before: HistoryCursor | undefined
  readonly caller: HistoryCaller
}

/** Reads one page of an account's history on the chains of a family. @throws NoUpstreamResponded if nodes are needed and none responds */
export type HistoryReader = (question: HistoryPageRequest) => Promise<RecordedPage>

/** Dependencies of history readers, which start the jobs they need. */
export type HistoryReaderOptions = {
  readonly cached: Cached
  readonly chains: Chains
  /** Whether this process can be elected to index chains. */
  readonly followsChains: boolean
  readonly gateway: ChainGateway
  readonly leadership: Leadership
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => number
  readonly store: Store
}
