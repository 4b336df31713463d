import type { KitError } from '@kit/core'
import { isKitError } from '@kit/core/plugin'
import type { SiwxSession } from '../check/SiwxSession.js'
import type { SiwxMessage } from '../message/toSignInMessage.js'
import type { SiwxState } from '../SiwxState.js'

/** A message waiting for the user to sign. */
export type PreparedMessage = { readonly message: SiwxMessage; readonly text: string; readonly atMs: number }

/** The current step of a run and its data. The error of the last attempt stays visible while the next message is prepared. */
export type Step =
  | { readonly status: 'checking' | 'cancelling' }
  /** No session. `reason`: why the last attempt was aborted. */
  | { readonly status: 'needed'; readonly reason?: KitError }
  /** The session lookup failed, so it's unknown whether there is one. */
  | { readonly status: 'unchecked'; readonly error: KitError }
  | { readonly status: 'preparing'; readonly error?: KitError | undefined }
  | { readonly status: 'ready'; readonly prepared: PreparedMessage; readonly error?: KitError | undefined }
  | { readonly status: 'signing'; readonly prepared: PreparedMessage }
  | { readonly status: 'verifying'; readonly prepared: PreparedMessage; readonly signed: SiwxSession }
  | { readonly status: 'failed'; readonly error: KitError }
  | { readonly status: 'signedIn'; readonly session: SiwxSession }

/** The sign-in of one subject while it's active. An immutable value that only the transitions below change. */
export type RunState = {
  readonly step: Step
  /** Whether a sign-in was requested, by the user or the app. */
  readonly isRequested: boolean
  /** Counts session lookups. Only the result of the latest one is used. */
  readonly lookups: number
  readonly isLookingUp: boolean
  /** Whether the user connected or changed something, so the view opens automatically. False after a reload. */
  readonly opensView: boolean
  /** Whether the run started with a connection made in the modal. The modal closes when the run is done. */
  readonly isConnect: boolean
  /** Whether the user dismissed the view, so it no longer opens automatically. */
  readonly isDismissed: boolean
}

/** The initial state of a run. */
export const newRun: RunState = {
  step: { status: 'needed' },
  isRequested: false,
  lookups: 0,
  isLookingUp: false,
  opensView: false,
  isConnect: false,
  isDismissed: false,
}

/** Whether the wallet, or the backend after it, is processing the sign-in. Other events must not interrupt it. */
export const isInProgress = ({ step: { status } }: RunState): boolean => status === 'signing' || status === 'verifying'

/** Whether the message of a run may still be signed. */
const isFresh = (step: Step, nowMs: number, goodMs: number): step is Extract<Step, { status: 'ready' }> =>
  step.status === 'ready' && nowMs - step.prepared.atMs < goodMs

/** Returns the error shown for a step. */
export const errorOf = (step: Step): KitError | undefined => ('error' in step ? step.error : undefined)

const preparing = (run: RunState): RunState => ({ ...run, step: { status: 'preparing', error: errorOf(run.step) } })

// Transitions of a run, each `(event) => (state) => state`. Events that don't apply to the current step are ignored.

/** Sets flags about how the user opened or dismissed the view. */
export const updateRunFlags =
  (marks: Partial<Pick<RunState, 'isConnect' | 'isDismissed' | 'opensView'>>) =>
  (run: RunState): RunState => ({ ...run, ...marks })

/** Starts a session lookup that replaces any pending one. */
export const lookupStarted = (run: RunState): RunState => ({ ...run, lookups: run.lookups + 1, isLookingUp: true })

/** A lookup found no session. `failure`: why the wallet's proof from the connection was rejected. */
export const sessionNotFound =
  (failure?: KitError) =>
  (run: RunState): RunState => {
    const { step } = run
    const ended = { ...run, isLookingUp: false }
    if (isInProgress(run) || step.status === 'cancelling') return ended
    if (failure !== undefined) {
      const isMaking = step.status === 'preparing' || step.status === 'ready'
      return { ...ended, step: isMaking ? { ...step, error: failure } : { status: 'failed', error: failure } }
    }
    // A lookup triggered by another tab must not interrupt this run.
    const isFinished = ['checking', 'signedIn', 'unchecked'].includes(step.status)
    return isFinished ? { ...ended, step: { status: 'needed' } } : ended
  }

/** A lookup failed. This neither signs the user in nor out. */
export const lookupFailed =
  (error: KitError) =>
  (run: RunState): RunState => {
    const { status } = run.step
    const ended = { ...run, isLookingUp: false }
    const isKept = isInProgress(run) || status === 'cancelling' || status === 'signedIn'
    return isKept || (status === 'preparing' && run.isRequested)
      ? ended
      : { ...ended, step: { status: 'unchecked', error } }
  }

/** Requests a message. A recent one is kept. */
export const messageRequested =
  (nowMs: number, youngMs: number) =>
  (run: RunState): RunState => {
    const { status } = run.step
    const isKept = isInProgress(run) || ['preparing', 'cancelling', 'signedIn'].includes(status)
    return isKept || isFresh(run.step, nowMs, youngMs) ? run : preparing(run)
  }

/** The message was created. */
export const messageCreated =
  (prepared: PreparedMessage) =>
  (run: RunState): RunState =>
    run.step.status === 'preparing' ? { ...run, step: { ...run.step, status: 'ready', prepared } } : run

/** A sign-in was requested. */
export const signInRequested = (run: RunState): RunState =>
  run.isRequested || run.step.status === 'signedIn' ? run : { ...run, isRequested: true }

/** Continues a requested sign-in: asks the wallet, or creates a message first. */
export const signInContinued =
  (nowMs: number, goodMs: number) =>
  (run: RunState): RunState => {
    if (!run.isRequested || run.isLookingUp || isInProgress(run) || run.step.status === 'preparing') return run
    // A nonce is single-use, whether or not sign-in succeeds.
    return isFresh(run.step, nowMs, goodMs)
      ? { ...run, step: { status: 'signing', prepared: run.step.prepared } }
      : preparing(run)
  }

/** The wallet signed. */
export const messageSigned =
  (session: SiwxSession) =>
  (run: RunState): RunState =>
    run.step.status === 'signing' ? { ...run, step: { ...run.step, status: 'verifying', signed: session } } : run

/** A session was found or stored. */
export const runSignedIn =
  (session: SiwxSession) =>
  (run: RunState): RunState => ({
    ...{ ...run, step: { status: 'signedIn', session }, lookups: run.lookups + 1, isLookingUp: false },
    ...{ isRequested: false, opensView: false, isConnect: false },
  })

/** The message, signature or verification failed, or sign-in was aborted. The user may retry. */
export const runFailed =
  (error: KitError) =>
  (run: RunState): RunState => {
    if (!isInProgress(run) && run.step.status !== 'preparing') return run
    const isAborted = isKitError(error, 'connection/aborted')
    return {
      ...run,
      isRequested: false,
      step: isAborted ? { status: 'needed', reason: error } : { status: 'failed', error },
    }
  }

/** The user cancelled. */
export const runCancelled = (run: RunState): RunState => ({ ...run, step: { status: 'cancelling' } })

/** Returns the public state of a step. */
export function toState(step: Step): Pick<SiwxState, 'error' | 'message' | 'session' | 'status'> {
  const error = errorOf(step)
  return {
    status: error !== undefined || step.status === 'unchecked' ? 'failed' : step.status,
    ...('prepared' in step && { message: step.prepared.text }),
    ...('session' in step && { session: step.session }),
    ...(error !== undefined && { error }),
  }
}
