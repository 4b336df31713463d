import type { Connection, Subscription } from './Connection.js'
import type { MailboxReader } from './createMailboxReader.js'
import type { Push } from './createPush.js'

/** Reads a page for some topics of a socket and pushes it. Returns the topics that may have more. */
export type PageReader = (connection: Connection, batch: readonly Subscription[]) => Promise<readonly Subscription[]>

/** Maximum messages and bytes per read of the mailbox. */
const pageSize = 200
const pageBytes = 512 * 1024

/**
 * Creates the reader of pages.
 *
 * @param begin Records the start of subscriptions that have none.
 */
export function createPageReader(
  reader: MailboxReader,
  push: Push,
  start: (subscriptions: readonly Subscription[]) => Promise<void>,
): PageReader {
  return async (connection, batch) => {
    for (const subscription of batch) subscription.needsReread = false
    // Before the first read, so that no message is missed in between.
    const unknown = batch.filter(({ subscribedAtSeq }) => subscribedAtSeq === undefined)
    if (unknown.length > 0) await start(unknown)
    const startedAt = new Map(batch.map((subscription) => [subscription, subscription.cursor]))
    const page = await reader.page(
      connection,
      {
        topics: batch.map(({ topic, cursor, subscribedAtSeq }) => ({
          topic,
          after: cursor,
          includeAcknowledgedAfter: subscribedAtSeq,
        })),
        client: connection.clientId,
        limit: pageSize,
        maxBytes: pageBytes,
      },
      { isCharged: batch.some(({ isRequested }) => isRequested) },
    )
    if (page === undefined) return []
    // A subscription that was requested again during the read starts over.
    const served = batch.filter(
      (subscription) => isSubscribed(subscription) && startedAt.get(subscription) === subscription.cursor,
    )
    const byTopic = new Map(served.map((subscription) => [subscription.topic, subscription]))
    for (const message of page.messages) {
      const subscription = byTopic.get(message.topic)
      if (subscription !== undefined) push(subscription, message)
    }
    for (const [topic, seq] of page.cursors) {
      const subscription = byTopic.get(topic)
      if (subscription !== undefined) subscription.cursor = Math.max(subscription.cursor, seq)
    }
    return batch.filter(
      (subscription) =>
        isSubscribed(subscription) && (!page.isComplete || subscription.needsReread || !served.includes(subscription)),
    )
  }
}

/** Whether the socket is open and still has this subscription to its topic. */
export function isSubscribed(subscription: Subscription): boolean {
  const { connection, topic } = subscription
  return connection.isOpen() && connection.subscriptions.get(topic) === subscription
}
