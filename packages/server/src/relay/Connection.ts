import type { MessageOwner } from './createUsage.js'
import type { MessageKey } from './Mailbox.js'

/** One open socket of an authenticated client. A client ID can have several (browser tabs share their storage). */
export type Connection = {
  readonly clientId: string
  /** Owner of the messages it publishes. */
  readonly source: MessageOwner
  readonly subscriptions: Map<string, Subscription>
  /** Pushes without a response yet, by push ID. */
  readonly unanswered: Map<number, MessageKey>
  /** Positions of a client that pages through `irn_fetchMessages`, by a digest of the requested topics. */
  fetchedUpTo: Map<string, number> | undefined
  readonly isOpen: () => boolean
  /** True while the client reads slower than the relay writes. */
  readonly isCongested: () => boolean
  /** Resolves once everything written was flushed, or the socket is closed. */
  readonly drained: () => Promise<void>
  readonly send: (text: string) => void
  /** Charges the client for work it caused, in request points. */
  readonly charge: (points: number) => void
  /** Stops reading until `resume`. */
  readonly pause: () => void
  readonly resume: () => void
  readonly close: (code: number, reason: string) => void
}

/** A topic that a socket subscribes to. */
export type Subscription = {
  readonly id: string
  readonly topic: string
  readonly connection: Connection
  /** `seq` up to which this socket was served. */
  cursor: number
  /**
   * The topic's newest message when the socket subscribed. Older messages go to the client, on any socket; newer ones to each of its
   * sockets, because tabs of a page share a client ID and each waits for its own responses. 0 for an empty topic, undefined until it is
   * read.
   */
  subscribedAtSeq: number | undefined
  /**
   * `new` until the client got its response, `reading` while older messages are still pushed from the mailbox. In both states new messages
   * are queued.
   */
  state: 'new' | 'live' | 'reading'
  /** A message arrived while reading: check the mailbox again. */
  needsReread: boolean
  /** The client requested this read, so it is charged for the bytes. */
  isRequested: boolean
}
