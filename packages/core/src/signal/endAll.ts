import type { LogPort } from '../ports/Ports.js'

/** Calls clean-ups, the last one first. One that throws is logged, and doesn't keep the others from running. */
export function endAll(ends: readonly (() => void)[], log: LogPort): void {
  for (const end of [...ends].reverse()) {
    try {
      end()
    } catch (error) {
      log.error('A part did not end cleanly', error)
    }
  }
}
