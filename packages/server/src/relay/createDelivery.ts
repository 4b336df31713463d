import type { Log } from '../Log.js'
import type { Metrics } from '../metrics/Metrics.js'
import { isStoreAway } from '../store/isStoreAway.js'
import { noteStoreFailure } from '../store/noteStoreFailure.js'
import type { Connection, Subscription } from './Connection.js'
import type { MailboxReader } from './createMailboxReader.js'
import type { Subscriptions } from './createSubscriptions.js'
import type { Mailbox, NewMessage, StoredMessage } from './Mailbox.js'
import type { RelayBus } from './RelayBus.js'

/** Brings stored messages to the sockets that listen. */
export type Delivery = {
  /** Serves those who listen, except the sender, with what was just stored: per message what `append` answered for it. */
  serve(messages: readonly NewMessage[], stored: readonly (StoredMessage | undefined)[]): void
  /** Lets everyone who listens to the topic look into the mailbox. */
  wake(topic: string): void
  /**
   * Notes from where on the sockets listen. To be waited for before a client is told that it listens: what is published after that must
   * reach it.
   */
  begin(subscriptions: readonly Subscription[]): Promise<void>
  /** Pushes everything stored that the client neither sent nor acknowledged, of each topic in publish order. */
  deliverUnread(subscriptions: readonly Subscription[]): void
}

/** What delivery works with. */
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

/** Messages read from the mailbox at a time, their bytes, and the topics that they may belong to. */
const PAGE = 200
const PAGE_BYTES = 512 * 1024
const TOPICS_PER_PAGE = 100

/** Pause before a mailbox that is away is asked again. */
const READ_AGAIN_MS = 300

/** Pushes per socket whose answer is still awaited; of more the oldest is forgotten and comes again after a reconnect. */
const MAX_UNANSWERED = 5_000

/**
 * Each subscription is either live or reading. A live one gets messages as they are stored; one that falls behind (it just
 * subscribed, or its client reads slowly) reads pages from the mailbox until nothing is left. Memory per socket stays bounded and the
 * order is the order of publishing in both cases.
 *
 * Where other processes write to the mailbox too, every subscription reads, woken by whoever stored something: what this process stored
 * last says nothing about what others stored before.
 */
export function createDelivery({ mailbox, reader, subscriptions, now, log, metrics, bus }: DeliveryOptions): Delivery {
  const isShared = mailbox.recent !== undefined
  /** Sockets for which pages are read, and the topics that wait for it. */
  const underWay = new Map<Connection, Set<Subscription>>()
  let lastPushId = 0

  // At most 16 digits and below 2^53: the JS client turns longer ids into BigInt. Time-based, so that none repeats after a restart.
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

  /** Reads a page for some topics of a socket and pushes it. Answers those of which there may be more. */
  async function readPage(connection: Connection, batch: readonly Subscription[]): Promise<readonly Subscription[]> {
    for (const subscription of batch) subscription.missed = false
    // Before the first look, so that nothing comes in between unnoticed.
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
    // One that was asked for again meanwhile starts again.
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
        // What is asked for in one turn of the event loop is read together.
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
        // The clients need not know: nothing is lost, it only comes later.
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

  /** One page at a time for a socket, however many topics it listens to. */
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
        // Found out when the mailbox can be read again.
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
      // Repeated ones too: the answer to the first attempt may have been lost after it was stored.
      bus?.wake(messages.map(({ topic }) => topic))
      for (const { topic, sender } of messages) wake(topic, sender)
    },
    wake: (topic) => wake(topic),
    deliverUnread(asked) {
      for (const subscription of asked) {
        subscription.cursor = 0
        subscription.isAsked = true
        if (subscription.state === 'reading') subscription.missed = true
        // Nothing was stored when it began to listen, and nothing came since.
        else if (subscription.listeningSince === 0 && !subscription.missed) setLive(subscription)
        else startReading(subscription)
      }
    },
  }
}
