import { type AnalyticsEvent, type ApiClient, ApiError, readAnalyticsConfig } from '@kit/api'
import type { PluginContext } from '@kit/core/plugin'
import { createEventSender } from './createEventSender.js'
import { deliveryLimits, type QueuedEvent, sizeOf, takeBatch, toQueued } from './takeBatch.js'

/** Brings events to the service. */
export type EventDelivery = {
  /** A quiet event waits until another wakes the delivery. */
  add(event: AnalyticsEvent, isQuiet: boolean): void
  /** The page is hidden, and may not come back: the browser takes what waits. */
  leave(): void
  /** Nothing is sent any more; what waits is forgotten. */
  end(): void
}

/** What a delivery works with. */
export type EventDeliveryOptions = Pick<PluginContext, 'ports'> & {
  readonly api: ApiClient
  /** The service refuses the page (403). */
  onForbidden(error: ApiError): void
}

/**
 * Sends events in order, in batches: every ten seconds, when a batch is full, and when the page is hidden. The service is asked first
 * whether it wants any. One that fails is asked less and less often, and the oldest events give way; each event may come twice, with one
 * `eventId`. Never throws, and never waits for anybody.
 */
export function createEventDelivery({ api, ports, onForbidden }: EventDeliveryOptions): EventDelivery {
  const sender = createEventSender(api, ports)
  const { batchBytes, batchMs, keptEvents, longestWaitMs } = deliveryLimits
  let queue: readonly QueuedEvent[] = []
  let isAwake = false
  let isWanted = false
  let isOver = false
  let failures = 0
  let waitMs: number = batchMs
  let endTimer: (() => void) | undefined
  let sending: AbortController | undefined

  const forget = (batch: readonly QueuedEvent[]) => {
    queue = queue.filter((one) => !batch.includes(one))
  }

  function end(): void {
    isOver = true
    queue = []
    endTimer?.()
    sending?.abort()
  }

  function plan(): void {
    if (isOver || sending !== undefined || queue.length === 0) return
    const isFull = failures === 0 && isWanted && sizeOf(queue) >= batchBytes
    if (!isFull && endTimer !== undefined) return
    endTimer?.()
    if (isFull) void deliver()
    else endTimer = ports.clock.setTimeout(() => void deliver(), waitMs)
  }

  /** One question to the service: whether it wants events, then for each batch. */
  async function deliver(): Promise<void> {
    endTimer = undefined
    const batch = isWanted ? takeBatch(queue) : []
    const mine = new AbortController()
    sending = mine
    try {
      if (isWanted) await sender.send(batch, mine.signal, forget)
      else {
        if (!(await readAnalyticsConfig(api, mine.signal)).isAnalyticsEnabled) end()
        isWanted = true
      }
      failures = 0
      waitMs = batchMs
    } catch (error) {
      if (isOver) return
      const failure = error instanceof ApiError ? error : undefined
      waitMs = Math.max(Math.min(batchMs * 2 ** ++failures, longestWaitMs), failure?.retryAfterMs ?? 0)
      if (failure?.code === 'api/forbidden') {
        end()
        onForbidden(failure)
      }
      // What the service found wrong with these it will find again, and others wait behind them.
      if (failure?.code === 'api/refused') forget(batch)
      ports.log.debug('Failed to send analytics', error)
    } finally {
      sending = undefined
    }
    plan()
  }

  return {
    add(event, isQuiet) {
      if (isOver) return
      queue = [...queue, toQueued(event)].slice(-keptEvents)
      if (isAwake) plan()
      else if (!isQuiet) {
        isAwake = true
        void deliver()
      }
    },
    leave() {
      // Nobody says whether a beacon arrived: what a failing service may have missed is sent again if the visitor comes back.
      if (!isOver && isWanted) sender.leave(queue, (batch) => failures === 0 && forget(batch))
    },
    end,
  }
}
