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

/** Asks for messages that a client has neither sent nor acknowledged, oldest first. */
export type UnreadQuery = {
  readonly topics: readonly string[]
  readonly client: string
  /** Only messages with a greater `seq`. */
  readonly after: number
  /** Messages with a greater `seq` are answered even if the client acknowledged them. Default: none. */
  readonly regardlessAfter?: number
  readonly limit: number
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
  unread(query: UnreadQuery): Promise<readonly StoredMessage[]>
  /** The greatest `seq` of a topic, 0 when it holds nothing. */
  head(topic: string): Promise<number>
  /** Marks a message as received by a client. Losing this to a crash means it is delivered once more; so does being the ninth. */
  acknowledge(seq: number, client: string): void
  /** Deletes up to `limit` expired messages and answers how many went. */
  sweep(limit: number): Promise<number>
  /**
   * The greatest `seq` of each topic that holds messages. Only a mailbox that other processes write to has it: there a message may
   * come that `append` of this process never saw.
   */
  newest?(topics: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Copies everything into a new file, where the messages are in one. The relay waits in the meantime. */
  copyTo?(path: string): Promise<void>
  /** @throws MailboxFull when there is next to no room */
  check(): Promise<void>
  /** Writes what is pending and lets go of the store. */
  close(): Promise<void>
}
