import type { LogPort } from '@kit/core/plugin'

/** Runs a small function of a view or a feature; an error that it throws goes to the log. */
export function attempt<Result>(log: LogPort, run: () => Result): Result | undefined {
  try {
    return run()
  } catch (error) {
    log.error('A part of the modal threw an error.', error)
    return undefined
  }
}
