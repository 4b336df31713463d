import type { SendMark, SentQuery } from '../adapter/Capabilities.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { JournalEntry, TransactionNote } from './JournalEntry.js'

/** A request to send whose wallet did not say what became of it: the transaction may have been sent. */
export type UnansweredSend = {
  readonly id: string
  readonly namespace: ChainNamespace
  readonly networkId: CaipNetworkId
  /** The account that was asked to send. */
  readonly address: string
  /** Milliseconds since the epoch. */
  readonly askedAtMs: number
  /** What the wallet was asked to send, where the chain can be searched for it. */
  readonly sent?: SentQuery
  /** Where the account stood before the wallet was asked. */
  readonly mark?: SendMark
  /** The id that the page gave to calls (EIP-5792): their wallet knows them by it. */
  readonly callsId?: string
  /** The hash of a transaction that may have been sent, where the error names it. */
  readonly maybeHash?: string
  /** Set for one of several calls that the kit sends one by one: their id, and its place among them. */
  readonly bundle?: JournalEntry['bundle']
  readonly note?: TransactionNote
  /** It is known what became of it: found, or proven unsent. Kept so that other tabs learn of it. */
  readonly isSettled?: true
  /** The transaction that was found; the journal has it. Of calls their id. */
  readonly hash?: string
}

/** Requests to send that are open, and those that were settled lately. Newest first. */
export type UnansweredState = { readonly sends: readonly UnansweredSend[] }

/** What the chain or the wallet says of a request to send. `unknown`: it can't be told now. */
export type UnansweredResult =
  | { readonly status: 'sent'; readonly hash: string }
  | { readonly status: 'notFound' }
  | { readonly status: 'unsent' }
  | { readonly status: 'unknown' }
