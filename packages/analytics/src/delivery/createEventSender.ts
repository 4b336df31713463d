import { type ApiClient, ApiError, sendEvent, sendEvents } from '@kit/api'
import type { PluginContext, Ports } from '@kit/core/plugin'
import { type QueuedEvent, takeBatch } from './takeBatch.js'

type Forget = (batch: readonly QueuedEvent[]) => void

/** Sends events in batches, or one by one if the service has no `POST /batch`. Sent events are removed from the queue. */
export type EventSender = {
  send(batch: readonly QueuedEvent[], signal: AbortSignal, forget: Forget): Promise<void>
  /** Passes as many events as possible to the browser's beacon. */
  leave(queue: readonly QueuedEvent[], forget: Forget): void
}

/** Creates the sender of one page. */
export function createEventSender(api: ApiClient, ports: PluginContext['ports']): EventSender {
  /** False once the service turned out to accept single events only. */
  let takesBatches = true
  return {
    async send(batch, signal, forget) {
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
          // The service would reject the event again.
          if (!(error instanceof ApiError) || error.code !== 'api/rejected') throw error
          ports.log.debug('An analytics event was rejected', error)
        }
        forget([one])
      }
    },
    leave(queue, forget) {
      for (let rest = queue; rest.length > 0; ) {
        const batch = takesBatches ? takeBatch(rest) : rest.slice(0, 1)
        const events = batch.map(({ event }) => event)
        const [path, body] = takesBatches ? ['batch', events] : ['e', events[0]]
        if (!sendBeacon(ports, api.url(path as string), JSON.stringify(body))) return
        forget(batch)
        rest = rest.slice(batch.length)
      }
    },
  }
}

/**
 * Sends text with the browser's beacon API, which delivers it even after the page is closed. Returns false if the browser didn't accept it.
 */
export function sendBeacon({ announcements }: Pick<Ports, 'announcements'>, url: string, text: string): boolean {
  const navigator = announcements.read('navigator') as { sendBeacon?(url: string, text: string): unknown } | undefined
  try {
    return navigator?.sendBeacon?.(url, text) === true
  } catch {
    return false
  }
}
