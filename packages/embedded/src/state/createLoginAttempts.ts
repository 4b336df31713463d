import { KitError } from '@kit/core'

/** Tracks the current sign-in. Only the latest one is active, whatever its method. */
export type LoginAttempts = {
  /** Starts a sign-in that replaces the previous one. The signal aborts when it ends. */
  begin(): AbortSignal
  /** The signal of the pending sign-in. */
  attempt(): AbortSignal | undefined
  abortAttempt(reason?: KitError): void
}

export function createLoginAttempts(): LoginAttempts {
  let attempt: AbortController | undefined
  return {
    begin() {
      attempt?.abort(new KitError('connection/aborted', { shortMessage: 'A newer sign-in replaced this one.' }))
      attempt = new AbortController()
      return attempt.signal
    },
    attempt: () => attempt?.signal,
    abortAttempt(reason) {
      attempt?.abort(reason)
      attempt = undefined
    },
  }
}
