import type { Services } from '../Services.js'
import type { Asker } from './Asker.js'
import type { HistoryCursor } from './parseCursor.js'
import type { RecordedPage } from './RecordedPage.js'

/** Which rows of a history are wanted. */
export type PageQuestion = {
  /** CAIP-2 ids of the chains to look at. */
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
