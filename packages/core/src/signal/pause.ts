import type { ClockPort } from '../ports/Ports.js'
import { abortable } from './abortable.js'

/**
 * Waits by the kit's clock. Always clears its timer.
 *
 * @throws KitError `connection/aborted` when the signal aborts, or the signal's reason if it is a `KitError`.
 * @example await pause(clock, 250, signal)
 */
export async function pause(clock: ClockPort, delayMs: number, signal?: AbortSignal | undefined): Promise<void> {
  let cancel = () => {}
  const passed = () =>
    new Promise<void>((resolve) => {
      cancel = clock.setTimeout(resolve, delayMs)
    })
  try {
    await abortable(passed, signal)
  } finally {
    cancel()
  }
}
