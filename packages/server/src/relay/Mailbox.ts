/** A message as published by a client. */
export type NewMessage = {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly ttlS: number
  /** Forwarded verbatim; an empty string differs from none. */
  readonly attestation: string | undefined
  /** Client ID of the publisher, who never receives it. */
  readonly sender: string
  /** Pseudonym of the address it came from. */
  readonly address: string
  /** Project that is charged. */
  readonly project: string
}

/** Position of a message in publish order, and where to find it. */
export type MessageKey = {
  readonly seq: number
  /** In a partitioned mailbox, the time in milliseconds at which its partition is dropped. */
  readonly expiresBy?: number | undefined
}

export type StoredMessage = MessageKey & {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly attestation: string | undefined
  readonly sender: string
  readonly publishedAtMs: number
}

/** A message just stored. */
export type AppendedMessage = StoredMessage & {
  /**
   * In a mailbox shared with other processes, the `seq` of the message before it in its topic, or 0. A subscriber that has this
   * one needs nothing from the mailbox before the new message.
   */
  readonly previousSeq?: number | undefined
}

/** A topic to read. */
export type UnreadTopic = {
  readonly topic: string
  /** Only messages with a greater `seq`. */
  readonly after: number
  /** Messages with a greater `seq` are returned even if the client acknowledged them. Default: none. */
  readonly includeAcknowledgedAfter?: number | undefined
}

/** Requests a page of messages that a client has neither sent nor acknowledged. */
export type UnreadQuery = {
  /** Each topic once. */
  readonly topics: readonly UnreadTopic[]
  readonly client: string
  readonly limit: number
  /** Maximum stored bytes of the page; its first message is always returned. */
  readonly maxBytes: number
}

/** A page of messages, oldest first. */
export type UnreadPage = {
  readonly messages: readonly StoredMessage[]
  /** `seq` up to which the page covers a topic, for topics with any message. */
  readonly cursors: ReadonlyMap<string, number>
  /** False while the topics may contain more. */
  readonly isComplete: boolean
}

/** Messages of several topics after a position in the global order. */
export type RecentMessages = {
  /** The greatest `seq` of each topic with messages. */
  readonly topics: ReadonlyMap<string, number>
  /** The greatest `seq` assigned so far. Some below it may not be committed yet. */
  readonly lastSeq: number
}

/** Thrown by `append` when there is no room, in total or for the publisher, until messages expire. */
export class MailboxFull extends Error {
  override readonly name = 'MailboxFull'
}

/** Port to the store of published messages: kept until they expire, per topic, in publish order. */
export type Mailbox = {
  /**
   * Stores the messages, all or none, and resolves once they are durable. Returns each stored message, or `undefined` if the topic already
   * contains the same one. Calls resolve in order.
   * @throws MailboxFull
   */
  append(messages: readonly NewMessage[]): Promise<readonly (AppendedMessage | undefined)[]>
  /** Reads no more message bodies than it returns, however many are stored. */
  unread(query: UnreadQuery): Promise<UnreadPage>
  /** Maximum concurrent page reads. */
  readonly concurrentReads: number
  /** The greatest `seq` of each topic that contains messages. */
  newest(topics: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Marks a message as received by a client. If this is lost in a crash, or beyond the eighth client, the message is delivered again. */
  acknowledge(message: MessageKey, client: string): void
  /** Deletes up to `limit` rows of expired messages and returns their number. A partitioned mailbox also drops and creates partitions. */
  sweep(limit: number): Promise<number>
  /**
   * Returns messages stored after a position. Only for a mailbox shared with other processes, whose messages the local `append` never sees.
   */
  recent?(after: number): Promise<RecentMessages>
  /** Copies everything into a new file, for a file-based mailbox. The relay waits in the meantime. */
  copyTo?(path: string): Promise<void>
  /** @throws MailboxFull when there is almost no room */
  check(): Promise<void>
  /** Rejects when its database does not respond. Absent if the mailbox is a file of this process. */
  checkStore?(): Promise<void>
  /** Writes pending data and closes the store. */
  close(): Promise<void>
}
