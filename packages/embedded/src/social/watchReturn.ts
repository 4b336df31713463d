import type { ClockPort } from '@kit/core/plugin'
import type { Frame } from '../frame/createFrame.js'

export type WatchReturnOptions = {
  readonly frame: Pick<Frame, 'request'>
  readonly clock: ClockPort
  readonly signal: AbortSignal
  /** Subscribes to the end of the wait. Returns a function that unsubscribes. */
  watchClosed(listener: () => void): () => void
}

/** An early result avoids showing another view first. */
const earlyResultMs = 1500
/** A server that is shutting down responds immediately. */
const retryDelayMs = 1000

/**
 * Detects that the user returned from the provider after this page lost the pop-up. A provider's page may isolate it, and then only the
 * server knows. Neither promise rejects.
 */
export function watchReturn({ frame, clock, signal, watchClosed }: WatchReturnOptions): {
  /** Whether the user returned right away. */
  readonly early: Promise<boolean>
  /** Whether the user returned before the sign-in or the modal ended. */
  readonly later: Promise<boolean>
} {
  const stop = new AbortController()
  const end = (): void => stop.abort()
  const pause = (ms: number): Promise<void> => new Promise((resolve) => void clock.setTimeout(resolve, ms))

  async function follow(): Promise<boolean> {
    signal.addEventListener('abort', end)
    const unwatch = watchClosed(end)
    try {
      while (!signal.aborted && !stop.signal.aborted) {
        const { returned } = await frame.request('WAIT_SOCIAL', undefined, stop.signal)
        if (returned) return !stop.signal.aborted
        await pause(retryDelayMs)
      }
      return false
    } catch {
      // The sign-in expired or no frame is available.
      return false
    } finally {
      signal.removeEventListener('abort', end)
      unwatch()
    }
  }

  const later = follow()
  return { later, early: Promise.race([later, pause(earlyResultMs).then(() => false)]) }
}
