import type { Log } from '../Log.js'
import type { Metrics } from '../metrics/Metrics.js'
import { isStoreAway } from '../store/isStoreAway.js'
import type { Subscription } from './Connection.js'
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
   * Notes from where on the sockets listen. To be waited for, where there is something to wait for, before a client is told that it
   * listens: what is published after that must reach it.
   */
  begin(subscriptions: readonly Subscription[]): Promise<void> | undefined
  /** Pushes everything stored that the client neither sent nor acknowledged, in publish order. */
  deliverUnread(subscription: Subscription): void
}

/** What delivery works with. */
export type DeliveryOptions = {
  readonly mailbox: Mailbox
  readonly subscriptions: Subscriptions
  readonly now: () => number
  readonly log: Log
  readonly metrics: Metrics
  /** Notifies other replicas, if there are any. */
  readonly bus?: RelayBus | undefined
}

/** Messages read from the mailbox at a time. */
const PAGE = 200

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
export function createDelivery({ mailbox, subscriptions, now, log, metrics, bus }: DeliveryOptions): Delivery {
  const isShared = mailbox.newest !== undefined
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

  async function read(subscription: Subscription): Promise<void> {
    const { connection, topic } = subscription
    let more = true
    while (more) {
      subscription.missed = false
      // Before the first look, so that nothing comes in between unnoticed.
      subscription.listeningSince ??= await mailbox.head(topic)
      const page = await mailbox.unread({
        topics: [topic],
        client: connection.clientId,
        after: subscription.cursor,
        regardlessAfter: subscription.listeningSince,
        limit: PAGE,
      })
      for (const message of page) {
        if (!isActive(subscription)) return
        if (connection.isCongested()) {
          subscription.missed = true
          break
        }
        push(subscription, message)
      }
      more = page.length === PAGE || subscription.missed
      if (more) await connection.drained()
      if (!isActive(subscription)) return
    }
    subscription.state = 'live'
  }

  function startReading(subscription: Subscription): void {
    subscription.state = 'reading'
    read(subscription).catch((error: unknown) => {
      if (isStoreAway(error)) {
        // The clients need not know: nothing is lost, it only comes later.
        setTimeout(() => isActive(subscription) && startReading(subscription), READ_AGAIN_MS).unref()
        return
      }
      log.error({ fault: (error as { code?: unknown }).code }, 'the mailbox could not be read')
      subscription.connection.close(1011, 'Mailbox not available')
    })
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

  async function noteNewest(listening: readonly Subscription[]): Promise<void> {
    try {
      const newest = await mailbox.newest?.(listening.map(({ topic }) => topic))
      for (const subscription of listening) subscription.listeningSince = newest?.get(subscription.topic) ?? 0
    } catch (error) {
      // Found out when the mailbox can be read again.
      if (!isStoreAway(error)) throw error
    }
  }

  return {
    // A mailbox of this process alone is asked at once, when it is read.
    begin: (listening) => (isShared ? noteNewest(listening) : undefined),
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
    deliverUnread(subscription) {
      subscription.cursor = 0
      if (!isShared) subscription.listeningSince = undefined
      if (subscription.state === 'reading') subscription.missed = true
      else startReading(subscription)
    },
  }
}
