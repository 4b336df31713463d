import type { LogPort } from '@kit/core'

/** Runs a function of a feature; an error that it throws goes to the log. */
export function attempt<Result>(log: LogPort, run: () => Result): Result | undefined {
  try {
    return run()
  } catch (error) {
    log.error('A feature threw an error.', error)
    return undefined
  }
}
