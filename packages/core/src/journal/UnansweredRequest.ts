import type { AccountPosition, TransactionQuery } from '../adapter/Capabilities.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { JournalEntry, TransactionNote } from './JournalEntry.js'

/** A request to send whose outcome the wallet did not report. The transaction may have been sent. */
export type UnansweredRequest = {
  readonly id: string
  readonly namespace: ChainNamespace
  readonly networkId: CaipNetworkId
  /** The account that was asked to send. */
  readonly address: string
  /** When the wallet was prompted, in milliseconds since the epoch. */
  readonly requestedAtMs: number
  /** The transaction that the wallet was asked to send, if the chain can be searched for it. */
  readonly sent?: TransactionQuery
  /** Position of the account before the wallet was prompted. */
  readonly mark?: AccountPosition
  /** ID that the page assigned to a batch of calls (EIP-5792), by which the wallet knows them. */
  readonly callsId?: string
  /** Hash of a transaction that may have been sent, if the error contains it. */
  readonly maybeHash?: string
  /** Set for a call that the kit sends individually: the ID of all calls, and the position of this one. */
  readonly bundle?: JournalEntry['bundle']
  readonly note?: TransactionNote
  /** Set once the outcome is known: found, or proven unsent. Kept so that other tabs learn of it. */
  readonly isSettled?: true
  /** Hash of the transaction that was found, which is in the journal. For a batch of calls, their ID. */
  readonly hash?: string
}

/** Unanswered requests to send, and recently settled ones, newest first. */
export type UnansweredState = { readonly requests: readonly UnansweredRequest[] }

/** Result of a search for a request to send. `unknown`: can't be determined now. */
export type UnansweredResult =
  | { readonly status: 'sent'; readonly hash: string }
  | { readonly status: 'notFound' }
  | { readonly status: 'unsent' }
  | { readonly status: 'unknown' }
