import type { LogPort } from '@kit/core/plugin'

/** Runs a callback of a view or a feature and logs any error. */
export function attempt<Result>(log: LogPort, run: () => Result): Result | undefined {
  try {
    return run()
  } catch (error) {
    log.error('A part of the modal threw an error.', error)
    return undefined
  }
}
