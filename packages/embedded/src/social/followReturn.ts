import type { ClockPort } from '@kit/core/plugin'
import type { Frame } from '../frame/createFrame.js'

/** What is followed, and until when. */
export type FollowOptions = {
  readonly frame: Pick<Frame, 'request'>
  readonly clock: ClockPort
  readonly signal: AbortSignal
  /** Nobody waits for it any more once this told. Returns the end. */
  watchClosed(listener: () => void): () => void
}

/** What is known so early is not worth showing another view before. */
const SOON_MS = 1500
/** A server that is about to stop answers at once. */
const PAUSE_MS = 1000

/**
 * Finds out whether the visitor came back from the provider although their window is gone for this page: a provider's page may cut it off, and then only the
 * server knows. Neither promise rejects.
 */
export function followReturn({ frame, clock, signal, watchClosed }: FollowOptions): {
  /** Whether they were back at once. */
  readonly soon: Promise<boolean>
  /** Whether they came back before the login was over, or the modal closed. */
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
        await pause(PAUSE_MS)
      }
      return false
    } catch {
      // Its time is over, or nobody is there to ask.
      return false
    } finally {
      signal.removeEventListener('abort', end)
      unwatch()
    }
  }

  const later = follow()
  return { later, soon: Promise.race([later, pause(SOON_MS).then(() => false)]) }
}
