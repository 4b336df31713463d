import type { KitError } from '@kit/core'
import type { ClockPort } from '@kit/core/plugin'
import type { SiwxSession } from '../check/SiwxSession.js'
import { errorOf, type RunState, signInRequested } from './RunState.js'
import type { SignInSubject } from './subjects.js'

/** Options of a sign-in request. */
export type SignOptions = { readonly isHardware?: boolean | undefined; readonly signal?: AbortSignal | undefined }

/** The sign-in of one subject while it's active. */
export type Run = SignInSubject & {
  get(): RunState
  /** Applies a transition and performs the new step. Ignored after the run was left. */
  dispatch(transition: (state: RunState) => RunState): void
  /** Aborts with a `KitError` when the account or network changes, the connection ends or the user cancels. */
  readonly signal: AbortSignal
  /** Resolves with the session. Concurrent callers share the same sign-in. Rejects with the reason for a failed or aborted sign-in. */
  ask(options: SignOptions): Promise<SiwxSession>
  /** Returns the options of the current request. */
  options(): SignOptions
  /** Calls back after a delay, unless the step changes first. */
  wait(ms: number, listener: () => void): void
  /** Aborts pending steps. Pending requests reject with the reason. */
  leave(reason: KitError): void
}

/**
 * Creates a run, which interprets its state.
 *
 * @param perform Performs a new step and dispatches its result.
 */
export function createRun(
  { account, connectionId, networkId }: SignInSubject,
  begins: RunState,
  clock: Pick<ClockPort, 'setTimeout'>,
  perform: (run: Run, before: RunState) => void,
): Run {
  const leaving = new AbortController()
  const { signal } = leaving
  let state = begins
  let requested: { readonly options: SignOptions; readonly session: Promise<SiwxSession> } | undefined
  let settle: { resolve(session: SiwxSession): void; reject(reason: unknown): void } | undefined
  let endTimer: (() => void) | undefined

  const run: Run = {
    account,
    connectionId,
    networkId,
    signal,
    get: () => state,
    dispatch(transition) {
      if (signal.aborted) return
      const before = state
      state = transition(before)
      const { step } = state
      if (step === before.step) return
      endTimer?.()
      if (before.isRequested && !state.isRequested) {
        requested = undefined
        if (step.status === 'signedIn') settle?.resolve(step.session)
        else settle?.reject('reason' in step ? step.reason : errorOf(step))
      }
      perform(run, before)
    },
    ask(options) {
      if (requested === undefined) {
        const session = new Promise<SiwxSession>((resolve, reject) => {
          settle = { resolve, reject }
        })
        requested = { options, session }
        run.dispatch(signInRequested)
      }
      return requested.session
    },
    options: () => requested?.options ?? {},
    wait(ms, listener) {
      endTimer?.()
      endTimer = clock.setTimeout(listener, ms)
    },
    leave(reason) {
      endTimer?.()
      leaving.abort(reason)
      settle?.reject(reason)
    },
  }
  return run
}
