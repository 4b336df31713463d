import type { Log } from '../platform/log/Log.js'
import type { Metrics } from '../platform/metrics/Metrics.js'
import { isStoreUnavailable } from '../platform/store/isStoreUnavailable.js'
import { reportStoreFailure } from '../platform/store/reportStoreFailure.js'
import type { Connection, Subscription } from './Connection.js'
import { isSubscribed, type PageReader } from './createPageReader.js'

/** Brings subscriptions that fell behind up to date. */
export type CatchUp = {
  /** Reads from the mailbox until nothing is left: one page at a time per socket, however many topics it subscribes to. */
  start(subscription: Subscription): void
  /** Marks a subscription as live: it gets messages as they are stored. */
  setLive(subscription: Subscription): void
}

/** Maximum topics per read of the mailbox. */
const topicsPerPage = 100

/** Pause before an unavailable mailbox is retried. */
const retryMs = 300

export function createCatchUp(
  readPage: PageReader,
  { log, metrics }: { readonly log: Log; readonly metrics: Metrics },
): CatchUp {
  /** Sockets with pending page reads, and their waiting topics. */
  const queues = new Map<Connection, Set<Subscription>>()

  async function readAll(connection: Connection, queue: Set<Subscription>): Promise<void> {
    let batch: readonly Subscription[] = []
    try {
      while (queue.size > 0) {
        // Requests of one turn of the event loop are read together.
        do await connection.drained()
        while (connection.isOpen() && connection.isCongested())
        batch = [...queue].slice(0, topicsPerPage)
        for (const subscription of batch) queue.delete(subscription)
        const active = batch.filter(isSubscribed)
        const unfinished = new Set(active.length === 0 ? [] : await readPage(connection, active))
        for (const subscription of active) {
          if (unfinished.has(subscription)) queue.add(subscription)
          else setLive(subscription)
        }
      }
      queues.delete(connection)
    } catch (error) {
      queues.delete(connection)
      const remaining = [...batch, ...queue].filter(isSubscribed)
      reportStoreFailure({ log, metrics }, error, 'cannot read the mailbox')
      if (isStoreUnavailable(error)) {
        // Clients get no error: nothing is lost, only delayed.
        setTimeout(() => {
          for (const subscription of remaining) if (isSubscribed(subscription)) start(subscription)
        }, retryMs).unref()
        return
      }
      connection.close(1011, 'Mailbox unavailable')
    }
  }

  function setLive(subscription: Subscription): void {
    subscription.state = 'live'
    subscription.isRequested = false
  }

  function start(subscription: Subscription): void {
    subscription.state = 'reading'
    const { connection } = subscription
    const queue = queues.get(connection)
    if (queue !== undefined) {
      queue.add(subscription)
      return
    }
    const fresh = new Set([subscription])
    queues.set(connection, fresh)
    void readAll(connection, fresh)
  }

  return { start, setLive }
}
