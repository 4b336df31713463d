/** A message as a client hands it in. */
export type NewMessage = {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly ttlS: number
  /** Forwarded as it came; the empty string means something else than none. */
  readonly attestation: string | undefined
  /** Client id of the publisher, who never gets it back. */
  readonly sender: string
  /** A name for the address that it came from, which does not reveal the address. */
  readonly address: string
  /** Project that it counts for. */
  readonly project: string
}

/** A message with its place in the order of publishing. */
export type StoredMessage = {
  readonly seq: number
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly attestation: string | undefined
  readonly sender: string
  readonly publishedAtMs: number
}

/** A topic to read. */
export type UnreadTopic = {
  readonly topic: string
  /** Only messages with a greater `seq`. */
  readonly after: number
  /** Messages with a greater `seq` are returned even if the client acknowledged them. Default: none. */
  readonly regardlessAfter?: number | undefined
}

/** Asks for a page of messages that a client has neither sent nor acknowledged. */
export type UnreadQuery = {
  /** Each topic once. */
  readonly topics: readonly UnreadTopic[]
  readonly client: string
  readonly limit: number
  /** Stored bytes of the page at most, except that its first message is always returned. */
  readonly maxBytes: number
}

/** A page of messages, oldest first. */
export type UnreadPage = {
  readonly messages: readonly StoredMessage[]
  /** `seq` up to which the page covers a topic, for topics in which it found any message. */
  readonly coveredTo: ReadonlyMap<string, number>
  /** False while the topics may hold more. */
  readonly isComplete: boolean
}

/** Messages of several topics after a place in the order of all messages. */
export type RecentMessages = {
  /** The greatest `seq` of each topic that has any. */
  readonly topics: ReadonlyMap<string, number>
  /** The greatest `seq` given to any message so far. Some below it may not be committed yet. */
  readonly last: number
}

/** Thrown by `append` when there is no room, in total or for the publisher, until messages expire. */
export class MailboxFull extends Error {
  override readonly name = 'MailboxFull'
}

/** Port to the store of published messages: kept until they expire, per topic, in publish order. */
export type Mailbox = {
  /**
   * Stores the messages, all or none, and answers once they are durable: per message what was stored, or `undefined` when
   * the topic already holds the same message. Calls are answered in the order in which they were made.
   * @throws MailboxFull
   */
  append(messages: readonly NewMessage[]): Promise<readonly (StoredMessage | undefined)[]>
  /** Reads no more message bodies than it returns, however many are stored. */
  unread(query: UnreadQuery): Promise<UnreadPage>
  /** Pages that may be read at the same time. */
  readonly concurrentReads: number
  /** The greatest `seq` of each topic that holds messages. */
  newest(topics: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Marks a message as received by a client. Losing this to a crash means it is delivered once more; so does being the ninth. */
  acknowledge(seq: number, client: string): void
  /** Deletes up to `limit` expired messages and answers how many went. */
  sweep(limit: number): Promise<number>
  /** What was stored after a place. Only a mailbox that other processes write to has it: `append` of this process never saw their messages. */
  recent?(after: number): Promise<RecentMessages>
  /** Copies everything into a new file, where the messages are in one. The relay waits in the meantime. */
  copyTo?(path: string): Promise<void>
  /** @throws MailboxFull when there is next to no room */
  check(): Promise<void>
  /** Writes what is pending and lets go of the store. */
  close(): Promise<void>
}
