import type { Log } from '../platform/log/Log.js'
import type { Metrics } from '../platform/metrics/Metrics.js'
import { reportStoreFailure } from '../platform/store/reportStoreFailure.js'
import type { Subscription } from './Connection.js'
import type { CatchUp } from './createCatchUp.js'
import type { Push } from './createPush.js'
import type { Subscriptions } from './createSubscriptions.js'
import type { Mailbox, StoredMessage, UnreadTopic } from './Mailbox.js'

/** Lets subscribers of a topic check the mailbox for messages of other processes. */
export type WakeUps = { notify(topic: string): void }

/** Dependencies of {@link createWakeUps}. */
export type WakeUpOptions = {
  readonly mailbox: Pick<Mailbox, 'unread'>
  readonly subscriptions: Pick<Subscriptions, 'of'>
  readonly push: Push
  readonly catchUp: Pick<CatchUp, 'start'>
  readonly log: Log
  readonly metrics: Metrics
}

const topicsPerRead = 500
const messagesPerRead = 1000
const bytesPerRead = 1024 * 1024

/**
 * Reads the new messages of all notified topics together, once for all sockets. Topics that are notified during a read go into the next
 * one, so the number of reads doesn't grow with messages, topics or sockets. A subscription that needs more than the new messages reads
 * pages of its own.
 */
export function createWakeUps({ mailbox, subscriptions, push, catchUp, log, metrics }: WakeUpOptions): WakeUps {
  const notified = new Set<string>()
  let isReading = false

  const liveOf = (topic: string): readonly Subscription[] =>
    [...subscriptions.of(topic)].filter(({ state }) => state === 'live')

  function deliver(message: StoredMessage, after: number): void {
    for (const subscription of subscriptions.of(message.topic)) {
      if (subscription.cursor >= message.seq) continue
      if (subscription.state !== 'live') subscription.needsReread = true
      // It went live during the read, before messages that the read skipped.
      else if (subscription.cursor < after || subscription.connection.isCongested()) catchUp.start(subscription)
      else if (subscription.connection.clientId === message.sender) subscription.cursor = message.seq
      else push(subscription, message)
    }
  }

  async function read(topics: readonly UnreadTopic[]): Promise<void> {
    const afters = new Map(topics.map(({ topic, after }) => [topic, after]))
    let isComplete = false
    try {
      // Of any client, and regardless of receipts: a live subscription has everything before.
      const page = await mailbox.unread({ topics, client: '', limit: messagesPerRead, maxBytes: bytesPerRead })
      for (const message of page.messages) deliver(message, afters.get(message.topic) ?? 0)
      isComplete = page.isComplete
    } catch (error) {
      reportStoreFailure({ log, metrics }, error, 'cannot read the mailbox')
    }
    if (!isComplete)
      for (const { topic } of topics) for (const subscription of liveOf(topic)) catchUp.start(subscription)
  }

  async function readAll(): Promise<void> {
    isReading = true
    // Notifications of one turn of the event loop are read together.
    await new Promise((resolve) => setImmediate(resolve))
    while (notified.size > 0) {
      const batch = [...notified].slice(0, topicsPerRead)
      for (const topic of batch) notified.delete(topic)
      const topics = batch.flatMap((topic) => {
        const cursors = liveOf(topic).map(({ cursor }) => cursor)
        const after = Math.min(...cursors)
        return cursors.length === 0 ? [] : [{ topic, after, includeAcknowledgedAfter: after }]
      })
      if (topics.length > 0) await read(topics)
    }
    isReading = false
  }

  return {
    notify(topic) {
      for (const subscription of subscriptions.of(topic)) {
        if (subscription.state === 'live') notified.add(topic)
        else subscription.needsReread = true
      }
      if (notified.size > 0 && !isReading) void readAll()
    },
  }
}
