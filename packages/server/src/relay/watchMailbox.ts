import type { Log } from '../platform/log/Log.js'
import type { Metrics } from '../platform/metrics/Metrics.js'
import { reportStoreFailure } from '../platform/store/reportStoreFailure.js'
import type { Delivery } from './createDelivery.js'
import type { Subscriptions } from './createSubscriptions.js'
import type { Mailbox } from './Mailbox.js'
import type { RelayBus } from './RelayBus.js'

/** Dependencies of {@link watchMailbox}. */
export type MailboxWatchOptions = {
  readonly recent: NonNullable<Mailbox['recent']>
  readonly subscriptions: Subscriptions
  readonly delivery: Pick<Delivery, 'notify'>
  readonly bus: RelayBus | undefined
  readonly now: () => number
  readonly log: Log
  readonly metrics: Metrics
}

/** The bus rarely loses notifications; without it, polling finds messages of other replicas. */
const withBusMs = 5000
const withoutBusMs = 300
/** A message can become visible after others with a greater `seq`, but no later than its statement timeout. */
const commitMs = 15_000
/** Maximum messages being stored at the time of the first poll. */
const maxInFlight = 10_000

/**
 * Polls for messages in subscribed topics that the bus did not announce: one query for everything stored since, however many topics there
 * are. Stops when the function returns.
 */
export function watchMailbox({
  recent,
  subscriptions,
  delivery,
  bus,
  now,
  log,
  metrics,
}: MailboxWatchOptions): () => void {
  /** The greatest `seq` at given times; the next poll starts at the first. */
  let checkpoints: { readonly atMs: number; readonly seq: number }[] = []
  let seen: ReadonlyMap<string, number> = new Map()
  let timer: NodeJS.Timeout | undefined
  let isPolling = false
  let isPollRequested = false
  let isStopped = false

  async function poll(): Promise<void> {
    const atMs = now()
    const checkpoint = checkpoints[0]
    // Everything before the first poll is read when sockets subscribe.
    const { topics, lastSeq } = await recent(checkpoint?.seq ?? Number.MAX_SAFE_INTEGER)
    if (lastSeq < (checkpoints.at(-1)?.seq ?? 0)) {
      // Another database, such as a restored one, about which nothing is known.
      for (const topic of [...subscriptions.topics()]) delivery.notify(topic)
      checkpoints = []
    }
    for (const [topic, seq] of topics) {
      const isNew = seq > (seen.get(topic) ?? 0)
      if (isNew && [...subscriptions.of(topic)].some(({ cursor }) => cursor < seq)) delivery.notify(topic)
    }
    seen = topics
    checkpoints.push({ atMs, seq: checkpoints.length === 0 ? Math.max(0, lastSeq - maxInFlight) : lastSeq })
    while ((checkpoints[1]?.atMs ?? Number.POSITIVE_INFINITY) <= atMs - commitMs) checkpoints.shift()
  }

  async function pollNow(): Promise<void> {
    clearTimeout(timer)
    isPollRequested = isPolling
    if (isPolling) return
    isPolling = true
    await poll().catch((error: unknown) => {
      reportStoreFailure({ log, metrics }, error, 'cannot check the mailbox')
    })
    isPolling = false
    if (isStopped) return
    const pauseMs = bus?.isConnected() ? withBusMs : withoutBusMs
    timer = setTimeout(() => void pollNow(), isPollRequested ? 0 : pauseMs).unref()
  }

  bus?.listen({ onNotify: (topic) => delivery.notify(topic), onGap: () => void pollNow() })
  void pollNow()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
