import type { Log } from '../platform/log/Log.js'
import type { Metrics } from '../platform/metrics/Metrics.js'
import { isStoreUnavailable } from '../platform/store/isStoreUnavailable.js'
import { reportStoreFailure } from '../platform/store/reportStoreFailure.js'
import type { Subscription } from './Connection.js'
import { createCatchUp } from './createCatchUp.js'
import type { MailboxReader } from './createMailboxReader.js'
import { createPageReader } from './createPageReader.js'
import { createPush, type Push } from './createPush.js'
import type { Subscriptions } from './createSubscriptions.js'
import { createWakeUps } from './createWakeUps.js'
import type { AppendedMessage, Mailbox, NewMessage } from './Mailbox.js'
import type { RelayBus } from './RelayBus.js'

/** Delivers stored messages to subscribed sockets. */
export type Delivery = {
  /** Delivers just stored messages to subscribers other than the sender: per message the result of `append`. */
  serve(messages: readonly NewMessage[], stored: readonly (AppendedMessage | undefined)[]): void
  /** Lets all subscribers of the topic check the mailbox. */
  notify(topic: string): void
  /**
   * Records the start of subscriptions. Must resolve before the client gets its response, so that it receives everything published
   * afterwards.
   */
  start(subscriptions: readonly Subscription[]): Promise<void>
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

/**
 * Each subscription is either live or reading. A live one gets messages as they are stored. One that falls behind reads pages from the
 * mailbox until nothing is left: it just subscribed, or its client reads slowly. Memory per socket is bounded, and messages keep publish
 * order in both cases.
 *
 * Other processes may write to the mailbox too. Then a live subscription gets a message stored by this process only if it has everything
 * before it in the topic. Otherwise it reads, as it does for each message of others.
 */
export function createDelivery({ mailbox, reader, subscriptions, now, log, metrics, bus }: DeliveryOptions): Delivery {
  const isShared = mailbox.recent !== undefined
  const push = createPush(now, metrics)
  const pushLive: Push = (subscription, message) => {
    // Clocks of replicas can differ.
    metrics.time('kit_relay_delivery_duration_seconds', Math.max(0, now() - message.publishedAtMs))
    push(subscription, message)
  }
  const catchUp = createCatchUp(createPageReader(reader, push, start), { log, metrics })
  const wakeUps = createWakeUps({ mailbox, subscriptions, push: pushLive, catchUp, log, metrics })

  async function start(listening: readonly Subscription[]): Promise<void> {
    const newest = await mailbox.newest(listening.map(({ topic }) => topic))
    for (const subscription of listening) subscription.subscribedAtSeq = newest.get(subscription.topic) ?? 0
  }

  function fanOut(message: AppendedMessage): void {
    for (const subscription of subscriptions.of(message.topic)) {
      // It was read from the mailbox already.
      if (subscription.cursor >= message.seq) continue
      const hasPrevious = !isShared || subscription.cursor >= (message.previousSeq ?? Number.POSITIVE_INFINITY)
      if (subscription.connection.clientId === message.sender) {
        if (subscription.state === 'live' && hasPrevious) subscription.cursor = message.seq
      } else if (subscription.state !== 'live') subscription.needsReread = true
      else if (!hasPrevious || subscription.connection.isCongested()) catchUp.start(subscription)
      else pushLive(subscription, message)
    }
  }

  return {
    async start(listening) {
      try {
        await start(listening)
      } catch (error) {
        // Determined when the mailbox is available again.
        if (!isStoreUnavailable(error)) throw error
        reportStoreFailure({ log, metrics }, error, 'cannot read the mailbox')
        for (const subscription of listening) subscription.subscribedAtSeq = undefined
      }
    },
    serve(messages, stored) {
      metrics.count('kit_relay_messages_total', { direction: 'in' }, messages.length)
      if (isShared) bus?.notify(messages.map(({ topic }) => topic))
      for (const [index, { topic }] of messages.entries()) {
        const message = stored[index]
        if (message !== undefined) fanOut(message)
        // Others may not know of a repeated message: the response to the first attempt may have been lost after it was stored.
        else if (isShared) wakeUps.notify(topic)
      }
    },
    notify: wakeUps.notify,
    deliverUnread(requested) {
      for (const subscription of requested) {
        subscription.cursor = 0
        subscription.isRequested = true
        if (subscription.state === 'reading') subscription.needsReread = true
        // The topic was empty at the subscription, and nothing has arrived since.
        else if (subscription.subscribedAtSeq === 0 && !subscription.needsReread) catchUp.setLive(subscription)
        else catchUp.start(subscription)
      }
    },
  }
}
