import type { MessageOwner } from './createUsage.js'

/** One open socket of an authenticated client. A client id may have several (browser tabs share their storage). */
export type Connection = {
  readonly clientId: string
  /** Whom what it publishes counts for. */
  readonly source: MessageOwner
  readonly subscriptions: Map<string, Subscription>
  /** Pushes that wait for the client's answer: push id to message `seq`. */
  readonly unanswered: Map<number, number>
  /** Where a client that pages through `irn_fetchMessages` goes on, by a digest of the topics it asks for. */
  readonly fetchedUpTo: Map<string, number>
  readonly isOpen: () => boolean
  /** True while the client reads slower than the relay writes. */
  readonly isCongested: () => boolean
  /** Resolves once everything written has left, or the socket is closed. */
  readonly drained: () => Promise<void>
  readonly send: (text: string) => void
  /** Charges the client for what it caused, in points of its requests. */
  readonly owe: (points: number) => void
  /** Reads nothing more until `resume`. */
  readonly pause: () => void
  readonly resume: () => void
  readonly close: (code: number, reason: string) => void
}

/** A topic that a socket listens to. */
export type Subscription = {
  readonly id: string
  readonly topic: string
  readonly connection: Connection
  /** `seq` up to which this socket was served. */
  cursor: number
  /**
   * The topic's newest message when the socket began to listen. What is older goes to the client, on whichever socket; what is newer to
   * each of its sockets, since tabs of a page share a client id and each waits for its own answers. 0 where nothing was stored, undefined until it is read.
   */
  listeningSince: number | undefined
  /**
   * `new` until the client is told that it listens, `reading` while older messages are still being pushed from the mailbox: in both what comes waits for its
   * turn there.
   */
  state: 'new' | 'live' | 'reading'
  /** A message came while reading: look into the mailbox once more. */
  missed: boolean
  /** The client asked for what is read: it pays for the bytes. */
  isAsked: boolean
}
