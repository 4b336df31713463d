import type { ClockPort } from '../ports/Ports.js'
import { abortable } from './abortable.js'

/**
 * Waits by the kit's clock. Leaves no timer behind.
 *
 * @throws KitError `connection/aborted` as soon as the signal is aborted, or the signal's reason when it is a `KitError`.
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
