import type { KitError } from '@kit/core'
import type { ClockPort } from '@kit/core/plugin'
import type { SiwxSession } from '../check/SiwxSession.js'
import { errorOf, type RunState, runAsked } from './RunState.js'
import type { SignInSubject } from './subjects.js'

/** How a sign-in is asked for. */
export type SignOptions = { readonly isHardware?: boolean | undefined; readonly signal?: AbortSignal | undefined }

/** The sign-in of one subject, while it is in use. */
export type Run = SignInSubject & {
  get(): RunState
  /** Takes what happened into the state, and does what a new step wants. Nothing happens to a run that was left. */
  dispatch(transition: (state: RunState) => RunState): void
  /** Aborts with a `KitError` when another account or network is used, the connection ends or the visitor cancels. */
  readonly signal: AbortSignal
  /** Resolves with the session; who asks meanwhile waits for the same. Rejects with why it failed, or was left. */
  ask(options: SignOptions): Promise<SiwxSession>
  /** How it was asked for. */
  options(): SignOptions
  /** Calls back after a time, unless another step comes before. */
  wait(ms: number, listener: () => void): void
  /** Drops what is under way, and whoever waits gets the reason. */
  leave(reason: KitError): void
}

/**
 * Begins a run: the interpreter of its state.
 *
 * @param perform Does what a new step wants, and dispatches what comes of it.
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
  let asked: { readonly options: SignOptions; readonly session: Promise<SiwxSession> } | undefined
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
      if (before.isAsked && !state.isAsked) {
        asked = undefined
        if (step.status === 'signedIn') settle?.resolve(step.session)
        else settle?.reject('reason' in step ? step.reason : errorOf(step))
      }
      perform(run, before)
    },
    ask(options) {
      if (asked === undefined) {
        const session = new Promise<SiwxSession>((resolve, reject) => {
          settle = { resolve, reject }
        })
        asked = { options, session }
        run.dispatch(runAsked)
      }
      return asked.session
    },
    options: () => asked?.options ?? {},
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
