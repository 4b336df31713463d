import type { Services } from '../Services.js'
import type { HistoryCursor } from './parseCursor.js'
import type { RecordedTransaction } from './toHistoryRows.js'

/** Who asks for an account's history. */
export type Asker = {
  /** The same for all requests of a project from an address, and telling neither. */
  readonly name: string
  /** To be called once for each account that nobody asked for before. @throws ApiRefusal 429 */
  charge(): Promise<void>
}

/** Rows of a page at most. */
export const PAGE = 50

/** A page before its tokens have names. */
export type RecordedPage = {
  /** Newest first, each with its place. */
  readonly rows: readonly (RecordedTransaction & { readonly cursor: HistoryCursor })[]
  /** Whether there is nothing older. */
  readonly isLast: boolean
}

/** Which rows of a history are wanted. */
export type PageQuestion = {
  /** CAIP-2 IDs of the chains to look at. */
  readonly ids: readonly string[]
  /** As the family compares addresses. */
  readonly address: string
  /** What the caller limited the question to. */
  readonly chainId: string | undefined
  /** The last row that was handed out. */
  readonly below: HistoryCursor | undefined
  readonly asker: Asker
}

/** Reads one page of an account's history on the chains of a family. @throws NoUpstreamResponded when nodes are needed and none answers */
export type HistoryReader = (question: PageQuestion) => Promise<RecordedPage>

/** What history readers work with; they begin the jobs that they need. */
export type HistoryReaderOptions = Pick<
  Services,
  'cached' | 'chains' | 'config' | 'gateway' | 'leadership' | 'log' | 'metrics' | 'now' | 'store'
>
