import type { Mailbox, StoredMessage } from '../relay/Mailbox.js'

/** Reads the messages of topics that a client hasn't received. */
export async function readUnread(
  mailbox: Mailbox,
  {
    topics,
    client,
    after = 0,
    limit = 1000,
    maxBytes = 1e9,
  }: {
    readonly topics: readonly string[]
    readonly client: string
    readonly after?: number
    readonly limit?: number
    readonly maxBytes?: number
  },
): Promise<readonly StoredMessage[]> {
  const requested = topics.map((topic) => ({ topic, after }))
  return (await mailbox.unread({ topics: requested, client, limit, maxBytes })).messages
}
