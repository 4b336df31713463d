import { type AnalyticsEvent, type ApiClient, ApiError, readAnalyticsConfig } from '@kit/api'
import type { PluginContext } from '@kit/core/plugin'
import { createEventSender } from './createEventSender.js'
import { deliveryLimits, type QueuedEvent, sizeOf, takeBatch, toQueued } from './takeBatch.js'

/** Delivers events to the service. */
export type EventDelivery = {
  /** Queues an event. A quiet one waits until another event starts the delivery. */
  add(event: AnalyticsEvent, isPassive: boolean): void
  /** Sends the queue as a beacon, because the page is hidden and may not come back. */
  leave(): void
  /** Stops the delivery and discards the queue. */
  end(): void
}

export type EventDeliveryOptions = Pick<PluginContext, 'ports'> & {
  readonly api: ApiClient
  /** Called if the service rejects the page's origin (403). */
  onForbidden(error: ApiError): void
}

/**
 * Creates the delivery. Events are sent in order and in batches: every ten seconds, when a batch is full, and when the page is hidden. The
 * service is first asked whether it accepts events. After failures it backs off and drops the oldest events. Events may be delivered twice
 * with the same `eventId`. Never throws.
 */
export function createEventDelivery({ api, ports, onForbidden }: EventDeliveryOptions): EventDelivery {
  const sender = createEventSender(api, ports)
  const { batchBytes, batchMs, keptEvents, longestWaitMs } = deliveryLimits
  let queue: readonly QueuedEvent[] = []
  let isAwake = false
  let isWanted = false
  let isStopped = false
  let failures = 0
  let waitMs: number = batchMs
  let endTimer: (() => void) | undefined
  let sending: AbortController | undefined

  const forget = (batch: readonly QueuedEvent[]) => {
    queue = queue.filter((one) => !batch.includes(one))
  }

  function end(): void {
    isStopped = true
    queue = []
    endTimer?.()
    sending?.abort()
  }

  function plan(): void {
    if (isStopped || sending !== undefined || queue.length === 0) return
    const isFull = failures === 0 && isWanted && sizeOf(queue) >= batchBytes
    if (!isFull && endTimer !== undefined) return
    endTimer?.()
    if (isFull) void deliver()
    else endTimer = ports.clock.setTimeout(() => void deliver(), waitMs)
  }

  /** Sends one batch after the other, after asking the service whether it accepts events. */
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
      if (isStopped) return
      const failure = error instanceof ApiError ? error : undefined
      waitMs = Math.max(Math.min(batchMs * 2 ** ++failures, longestWaitMs), failure?.retryAfterMs ?? 0)
      if (failure?.code === 'api/forbidden') {
        end()
        onForbidden(failure)
      }
      // The service would reject these events again, and others wait behind them.
      if (failure?.code === 'api/rejected') forget(batch)
      ports.log.debug('Failed to send analytics', error)
    } finally {
      sending = undefined
    }
    plan()
  }

  return {
    add(event, isPassive) {
      if (isStopped) return
      queue = [...queue, toQueued(event)].slice(-keptEvents)
      if (isAwake) plan()
      else if (!isPassive) {
        isAwake = true
        void deliver()
      }
    },
    leave() {
      // A beacon isn't acknowledged, so events that a failing service may have missed are sent again if the user comes back.
      if (!isStopped && isWanted) sender.leave(queue, (batch) => failures === 0 && forget(batch))
    },
    end,
  }
}
