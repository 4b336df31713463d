import type { Log } from '../Log.js'
import type { Delivery } from './createDelivery.js'
import type { Subscriptions } from './createSubscriptions.js'
import type { Mailbox } from './Mailbox.js'
import type { RelayBus } from './RelayBus.js'

/** What the watch works with. */
export type MailboxWatchOptions = {
  readonly newest: NonNullable<Mailbox['newest']>
  readonly subscriptions: Subscriptions
  readonly delivery: Delivery
  readonly bus: RelayBus | undefined
  readonly log: Log
}

/** While the bus works it loses next to nothing; without it this is how messages of other replicas are found. */
const WITH_BUS_MS = 5000
const WITHOUT_BUS_MS = 300
const MAX_TOPICS = 5000

/** Looks from time to time whether topics that sockets listen to got messages of which the bus did not tell. Ends with the function. */
export function watchMailbox({ newest, subscriptions, delivery, bus, log }: MailboxWatchOptions): () => void {
  let seen = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let looking = false
  let missed = false
  let ended = false

  async function look(): Promise<void> {
    const topics = [...subscriptions.topics()]
    const found = new Map<string, number>()
    for (let at = 0; at < topics.length; at += MAX_TOPICS) {
      for (const [topic, seq] of await newest(topics.slice(at, at + MAX_TOPICS))) found.set(topic, seq)
    }
    for (const [topic, seq] of found) {
      // A cursor stays behind messages of the listener itself: what was looked at once is not looked at again.
      const isNew = seq > (seen.get(topic) ?? 0)
      if (isNew && [...subscriptions.of(topic)].some(({ cursor }) => cursor < seq)) delivery.wake(topic)
    }
    seen = found
  }

  async function lookNow(): Promise<void> {
    clearTimeout(timer)
    missed = looking
    if (looking) return
    looking = true
    await look().catch((error: unknown) => {
      log.warn({ fault: (error as { code?: unknown }).code }, 'the mailbox could not be looked into')
    })
    looking = false
    if (ended) return
    const pauseMs = bus?.isConnected() ? WITH_BUS_MS : WITHOUT_BUS_MS
    timer = setTimeout(() => void lookNow(), missed ? 0 : pauseMs).unref()
  }

  bus?.listen({ onWake: (topic) => delivery.wake(topic), onGap: () => void lookNow() })
  void lookNow()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
