import { KitError } from '@kit/core'

/** One login at a time: the last that was begun, by whatever way. */
export type LoginAttempts = {
  /** Begins a login in place of the one before. The signal ends with it. */
  begin(): AbortSignal
  /** Of the login that is under way. */
  attempt(): AbortSignal | undefined
  giveUp(reason?: KitError): void
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
    giveUp(reason) {
      attempt?.abort(reason)
      attempt = undefined
    },
  }
}
