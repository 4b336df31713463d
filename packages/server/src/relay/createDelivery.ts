import type { Log } from '../Log.js'
import type { Metrics } from '../metrics/Metrics.js'
import { isStoreAway } from '../store/isStoreAway.js'
import { noteStoreFailure } from '../store/noteStoreFailure.js'
import type { Connection, Subscription } from './Connection.js'
import type { MailboxReader } from './createMailboxReader.js'
import type { Subscriptions } from './createSubscriptions.js'
import type { Mailbox, NewMessage, StoredMessage } from './Mailbox.js'
import type { RelayBus } from './RelayBus.js'

/** Delivers stored messages to subscribed sockets. */
export type Delivery = {
  /** Delivers just stored messages to subscribers other than the sender: per message the result of `append`. */
  serve(messages: readonly NewMessage[], stored: readonly (StoredMessage | undefined)[]): void
  /** Lets all subscribers of the topic check the mailbox. */
  wake(topic: string): void
  /**
   * Records the start of subscriptions. Must resolve before the client gets its response, so that it receives everything published
   * afterwards.
   */
  begin(subscriptions: readonly Subscription[]): Promise<void>
  /** Pushes all stored messages that the client neither sent nor acknowledged, per topic in publish order. */
  deliverUnread(subscriptions: readonly Subscription[]): void
}

/** Dependencies of {@link createDelivery}. */
export type DeliveryOptions = {
  readonly mailbox: Mailbox
  readonly reader: MailboxReader
  readonly subscriptions: Subscriptions
  readonly now: () => number
  readonly log: Log
  readonly metrics: Metrics
  /** Notifies other replicas, if there are any. */
  readonly bus?: RelayBus | undefined
}

/** Maximum messages, bytes and topics per read of the mailbox. */
const PAGE = 200
const PAGE_BYTES = 512 * 1024
const TOPICS_PER_PAGE = 100

/** Pause before an unavailable mailbox is retried. */
const READ_AGAIN_MS = 300

/** Maximum pushes per socket without a response; beyond it the oldest is forgotten and delivered again after a reconnect. */
const MAX_UNANSWERED = 5_000

/**
 * Each subscription is either live or reading. A live one gets messages as they are stored; one that falls behind (it just subscribed, or
 * its client reads slowly) reads pages from the mailbox until nothing is left. Memory per socket is bounded, and messages keep publish
 * order in both cases.
 *
 * If other processes write to the mailbox too, every subscription reads, woken by each write, because the last message stored by this
 * process says nothing about messages stored by others before.
 */
export function createDelivery({ mailbox, reader, subscriptions, now, log, metrics, bus }: DeliveryOptions): Delivery {
  const isShared = mailbox.recent !== undefined
  /** Sockets with pending page reads, and their waiting topics. */
  const underWay = new Map<Connection, Set<Subscription>>()
  let lastPushId = 0

  // At most 16 digits and below 2^53: the JS client turns longer IDs into BigInt. Time-based, so that none repeats after a restart.
  function nextPushId(): number {
    lastPushId = Math.max(lastPushId + 1, now() * 1000)
    return lastPushId
  }

  function push(subscription: Subscription, message: StoredMessage): void {
    const { connection } = subscription
    const id = nextPushId()
    subscription.cursor = message.seq
    connection.unanswered.set(id, message.seq)
    if (connection.unanswered.size > MAX_UNANSWERED) {
      const oldest = connection.unanswered.keys().next()
      if (!oldest.done) connection.unanswered.delete(oldest.value)
    }
    const data = {
      topic: message.topic,
      message: message.message,
      publishedAt: message.publishedAtMs,
      tag: message.tag,
      attestation: message.attestation,
    }
    metrics.count('kit_relay_messages_total', { direction: 'out' })
    connection.send(
      JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params: { id: subscription.id, data } }),
    )
  }

  function isActive(subscription: Subscription): boolean {
    const { connection, topic } = subscription
    return connection.isOpen() && connection.subscriptions.get(topic) === subscription
  }

  async function begin(listening: readonly Subscription[]): Promise<void> {
    const newest = await mailbox.newest(listening.map(({ topic }) => topic))
    for (const subscription of listening) subscription.listeningSince = newest.get(subscription.topic) ?? 0
  }

  /** Reads a page for some topics of a socket and pushes it. Returns the topics that may have more. */
  async function readPage(connection: Connection, batch: readonly Subscription[]): Promise<readonly Subscription[]> {
    for (const subscription of batch) subscription.missed = false
    // Before the first read, so that no message is missed in between.
    const unknown = batch.filter(({ listeningSince }) => listeningSince === undefined)
    if (unknown.length > 0) await begin(unknown)
    const startedAt = new Map(batch.map((subscription) => [subscription, subscription.cursor]))
    const page = await reader.page(
      connection,
      {
        topics: batch.map(({ topic, cursor, listeningSince }) => ({
          topic,
          after: cursor,
          regardlessAfter: listeningSince,
        })),
        client: connection.clientId,
        limit: PAGE,
        maxBytes: PAGE_BYTES,
      },
      { isCharged: batch.some(({ isAsked }) => isAsked) },
    )
    if (page === undefined) return []
    // A subscription requested again meanwhile starts again.
    const served = batch.filter(
      (subscription) => isActive(subscription) && startedAt.get(subscription) === subscription.cursor,
    )
    const byTopic = new Map(served.map((subscription) => [subscription.topic, subscription]))
    for (const message of page.messages) {
      const subscription = byTopic.get(message.topic)
      if (subscription !== undefined) push(subscription, message)
    }
    for (const [topic, seq] of page.coveredTo) {
      const subscription = byTopic.get(topic)
      if (subscription !== undefined) subscription.cursor = Math.max(subscription.cursor, seq)
    }
    return batch.filter(
      (subscription) =>
        isActive(subscription) && (!page.isComplete || subscription.missed || !served.includes(subscription)),
    )
  }

  async function readAll(connection: Connection, queue: Set<Subscription>): Promise<void> {
    let batch: readonly Subscription[] = []
    try {
      while (queue.size > 0) {
        // Requests of one turn of the event loop are read together.
        do await connection.drained()
        while (connection.isOpen() && connection.isCongested())
        batch = [...queue].slice(0, TOPICS_PER_PAGE)
        for (const subscription of batch) queue.delete(subscription)
        const active = batch.filter(isActive)
        const unfinished = new Set(active.length === 0 ? [] : await readPage(connection, active))
        for (const subscription of active) {
          if (unfinished.has(subscription)) queue.add(subscription)
          else setLive(subscription)
        }
      }
      underWay.delete(connection)
    } catch (error) {
      underWay.delete(connection)
      const left = [...batch, ...queue].filter(isActive)
      noteStoreFailure({ log, metrics }, error, 'cannot read the mailbox')
      if (isStoreAway(error)) {
        // Clients get no error: nothing is lost, only delayed.
        setTimeout(() => {
          for (const subscription of left) if (isActive(subscription)) startReading(subscription)
        }, READ_AGAIN_MS).unref()
        return
      }
      connection.close(1011, 'Mailbox unavailable')
    }
  }

  function setLive(subscription: Subscription): void {
    subscription.state = 'live'
    subscription.isAsked = false
  }

  /** Reads one page at a time per socket, however many topics it subscribes to. */
  function startReading(subscription: Subscription): void {
    subscription.state = 'reading'
    const { connection } = subscription
    const queue = underWay.get(connection)
    if (queue !== undefined) {
      queue.add(subscription)
      return
    }
    const fresh = new Set([subscription])
    underWay.set(connection, fresh)
    void readAll(connection, fresh)
  }

  function fanOut(message: StoredMessage): void {
    for (const subscription of subscriptions.of(message.topic)) {
      if (subscription.connection.clientId === message.sender) continue
      if (subscription.state !== 'live') subscription.missed = true
      else if (subscription.connection.isCongested()) startReading(subscription)
      else push(subscription, message)
    }
  }

  function wake(topic: string, sender?: string): void {
    for (const subscription of subscriptions.of(topic)) {
      if (subscription.connection.clientId === sender) continue
      if (subscription.state !== 'live') subscription.missed = true
      else startReading(subscription)
    }
  }

  return {
    async begin(listening) {
      try {
        await begin(listening)
      } catch (error) {
        // Determined when the mailbox is available again.
        if (!isStoreAway(error)) throw error
        noteStoreFailure({ log, metrics }, error, 'cannot read the mailbox')
        for (const subscription of listening) subscription.listeningSince = undefined
      }
    },
    serve(messages, stored) {
      metrics.count('kit_relay_messages_total', { direction: 'in' }, messages.length)
      if (!isShared) {
        for (const message of stored) if (message !== undefined) fanOut(message)
        return
      }
      // Also for repeated messages: the response to the first attempt may have been lost after it was stored.
      bus?.wake(messages.map(({ topic }) => topic))
      for (const { topic, sender } of messages) wake(topic, sender)
    },
    wake: (topic) => wake(topic),
    deliverUnread(asked) {
      for (const subscription of asked) {
        subscription.cursor = 0
        subscription.isAsked = true
        if (subscription.state === 'reading') subscription.missed = true
        // The topic was empty at the subscription, and nothing has arrived since.
        else if (subscription.listeningSince === 0 && !subscription.missed) setLive(subscription)
        else startReading(subscription)
      }
    },
  }
}
