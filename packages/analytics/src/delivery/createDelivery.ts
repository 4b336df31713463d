import { type AnalyticsEvent, type ApiClient, ApiError, readAnalyticsConfig, sendEvent, sendEvents } from '@kit/api'
import type { PluginContext } from '@kit/core/plugin'
import { deliveryLimits } from './deliveryLimits.js'
import { sendBeacon } from './sendBeacon.js'
import { type QueuedEvent, takeBatch } from './takeBatch.js'

/** Brings events to the service. */
export type Delivery = {
  /** A quiet event waits until another wakes the delivery. */
  add(event: AnalyticsEvent, isQuiet: boolean): void
  /** The page is hidden, and may not come back: the browser takes what waits. */
  leave(): void
  /** Nothing is sent any more; what waits is forgotten. */
  end(): void
}

/** What a delivery works with. */
export type DeliveryOptions = Pick<PluginContext, 'ports'> & {
  readonly api: ApiClient
  /** The service refuses the page (403). */
  onForbidden(error: ApiError): void
}

/**
 * Sends events in order, in batches: every ten seconds, when a batch is full, and when the page is hidden. The service is asked first
 * whether it wants any. One that fails is asked less and less often, and the oldest events give way; each event may come twice, with one
 * `eventId`. Never throws, and never waits for anybody.
 */
export function createDelivery({ api, ports, onForbidden }: DeliveryOptions): Delivery {
  const { clock, log } = ports
  const { batchBytes, batchMs, keptEvents, longestWaitMs } = deliveryLimits
  let queue: readonly QueuedEvent[] = []
  let isAwake = false
  let isWanted = false
  let isOver = false
  /** False once the service turned out to take single events only. */
  let takesBatches = true
  let failures = 0
  let waitMs: number = batchMs
  let endTimer: (() => void) | undefined
  let sending: AbortController | undefined

  function end(): void {
    isOver = true
    queue = []
    endTimer?.()
    endTimer = undefined
    sending?.abort()
  }

  function forget(batch: readonly QueuedEvent[]): void {
    const gone = new Set(batch)
    queue = queue.filter((one) => !gone.has(one))
  }

  function plan(): void {
    if (isOver || sending !== undefined || queue.length === 0) return
    const isFull = failures === 0 && isWanted && queue.reduce((sum, { bytes }) => sum + bytes, 0) >= batchBytes
    if (!isFull && endTimer !== undefined) return
    endTimer?.()
    endTimer = undefined
    if (isFull) void deliver()
    else endTimer = clock.setTimeout(() => void deliver(), waitMs)
  }

  /** Sends a batch and forgets it; one by one to a service without `POST /batch`. */
  async function send(batch: readonly QueuedEvent[], signal: AbortSignal): Promise<void> {
    if (takesBatches) {
      try {
        await sendEvents(
          api,
          batch.map(({ event }) => event),
          signal,
        )
        forget(batch)
        return
      } catch (error) {
        if (!(error instanceof ApiError) || ![404, 405, 501].includes(error.status ?? 0)) throw error
        takesBatches = false
      }
    }
    for (const one of batch) {
      try {
        await sendEvent(api, one.event, signal)
      } catch (error) {
        // What the service found wrong with it it will find again.
        if (!(error instanceof ApiError) || error.code !== 'api/refused') throw error
        log.debug('An analytics event was refused', error)
      }
      forget([one])
    }
  }

  /** One question to the service: whether it wants events, then for each batch. */
  async function deliver(): Promise<void> {
    endTimer = undefined
    const batch = isWanted ? takeBatch(queue) : []
    const mine = new AbortController()
    sending = mine
    try {
      if (isWanted) {
        await send(batch, mine.signal)
      } else {
        const { isAnalyticsEnabled } = await readAnalyticsConfig(api, mine.signal)
        if (!isAnalyticsEnabled) end()
        isWanted = true
      }
      failures = 0
      waitMs = batchMs
    } catch (error) {
      if (isOver) return
      failures += 1
      const failure = error instanceof ApiError ? error : undefined
      waitMs = Math.max(Math.min(batchMs * 2 ** failures, longestWaitMs), failure?.retryAfterMs ?? 0)
      if (failure?.code === 'api/forbidden') {
        end()
        onForbidden(failure)
      }
      // What the service found wrong with these it will find again, and others wait behind them.
      if (failure?.code === 'api/refused') forget(batch)
      log.debug('Analytics were not sent', error)
    } finally {
      sending = undefined
    }
    plan()
  }

  return {
    add(event, isQuiet) {
      if (isOver) return
      const bytes = new TextEncoder().encode(JSON.stringify(event)).length
      queue = [...queue, { event, bytes }].slice(-keptEvents)
      if (isAwake) plan()
      else if (!isQuiet) {
        isAwake = true
        void deliver()
      }
    },
    leave() {
      if (isOver || !isWanted) return
      for (let rest = queue; rest.length > 0; ) {
        const batch = takesBatches ? takeBatch(rest) : rest.slice(0, 1)
        const events = batch.map(({ event }) => event)
        const [path, body] = takesBatches ? ['batch', events] : ['e', events[0]]
        if (!sendBeacon(ports, api.url(path as string), JSON.stringify(body))) return
        // Nobody says whether a beacon arrived: what a failing service may have missed is sent again if the visitor comes back.
        if (failures === 0) forget(batch)
        rest = rest.slice(batch.length)
      }
    },
    end,
  }
}
