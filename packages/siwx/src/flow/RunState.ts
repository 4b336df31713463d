import type { KitError } from '@kit/core'
import { isKitError } from '@kit/core/plugin'
import type { SiwxSession } from '../check/SiwxSession.js'
import type { SiwxMessage } from '../message/toSignInMessage.js'
import type { SiwxState } from './SiwxState.js'

/** A message that waits for the visitor's press. */
export type Prepared = { readonly message: SiwxMessage; readonly text: string; readonly atMs: number }

/** Where a run stands, and what is known there. The error of the last try stays while the next message is made and waits. */
export type Step =
  | { readonly status: 'checking' | 'cancelling' }
  /** There is no session. `reason`: why the last try was aborted. */
  | { readonly status: 'needed'; readonly reason?: KitError }
  /** Looking for a session failed: whether there is one is not known. */
  | { readonly status: 'unchecked'; readonly error: KitError }
  | { readonly status: 'preparing'; readonly error?: KitError | undefined }
  | { readonly status: 'ready'; readonly prepared: Prepared; readonly error?: KitError | undefined }
  | { readonly status: 'signing'; readonly prepared: Prepared }
  | { readonly status: 'verifying'; readonly prepared: Prepared; readonly signed: SiwxSession }
  | { readonly status: 'failed'; readonly error: KitError }
  | { readonly status: 'signedIn'; readonly session: SiwxSession }

/** The sign-in of one subject, while it is in use: a value, which the transitions below alone change. */
export type RunState = {
  readonly step: Step
  /** Somebody waits for the session: the visitor pressed, or the app called. */
  readonly isAsked: boolean
  /** Counts the looks for a session: only what the last one found counts. */
  readonly looks: number
  readonly isLooking: boolean
  /** The visitor connected or changed something: the view comes by itself. After a reload it does not. */
  readonly isLoud: boolean
  /** It began with a connection, for which the modal is open: it closes when nothing is left to do. */
  readonly isConnect: boolean
  /** The visitor left the view: it does not come by itself any more. */
  readonly isDismissed: boolean
}

/** How a run begins. */
export const newRun: RunState = {
  step: { status: 'needed' },
  isAsked: false,
  looks: 0,
  isLooking: false,
  isLoud: false,
  isConnect: false,
  isDismissed: false,
}

/** Whether the wallet, or the backend with what it signed, has the sign-in now: nothing but its end disturbs it. */
export const isUnderWay = ({ step: { status } }: RunState): boolean => status === 'signing' || status === 'verifying'

/** The message of a run, if it may still be signed. */
const isFresh = (step: Step, nowMs: number, goodMs: number): step is Extract<Step, { status: 'ready' }> =>
  step.status === 'ready' && nowMs - step.prepared.atMs < goodMs

/** What is shown as the error of a step. */
export const errorOf = (step: Step): KitError | undefined => ('error' in step ? step.error : undefined)

const preparing = (run: RunState): RunState => ({ ...run, step: { status: 'preparing', error: errorOf(run.step) } })

// All that may happen to a run, each `(what happened) => (state) => state`. What does not fit the step changes nothing.

/** Something is put down about how the visitor came and left. */
export const markRun =
  (marks: Partial<Pick<RunState, 'isConnect' | 'isDismissed' | 'isLoud'>>) =>
  (run: RunState): RunState => ({ ...run, ...marks })

/** A look for a session begins, in place of one that is under way. */
export const runLooked = (run: RunState): RunState => ({ ...run, looks: run.looks + 1, isLooking: true })

/** A look found no session. `failure`: why what the wallet signed while it connected is none. */
export const sessionMissed =
  (failure?: KitError) =>
  (run: RunState): RunState => {
    const { step } = run
    const ended = { ...run, isLooking: false }
    if (isUnderWay(run) || step.status === 'cancelling') return ended
    if (failure !== undefined) {
      const isMaking = step.status === 'preparing' || step.status === 'ready'
      return { ...ended, step: isMaking ? { ...step, error: failure } : { status: 'failed', error: failure } }
    }
    // A look that another tab caused disturbs nothing that goes on here.
    const isOver = ['checking', 'signedIn', 'unchecked'].includes(step.status)
    return isOver ? { ...ended, step: { status: 'needed' } } : ended
  }

/** A look failed. What could not be looked for signs nobody in, and nobody out. */
export const runUnchecked =
  (error: KitError) =>
  (run: RunState): RunState => {
    const { status } = run.step
    const ended = { ...run, isLooking: false }
    const isKept = isUnderWay(run) || status === 'cancelling' || status === 'signedIn'
    return isKept || (status === 'preparing' && run.isAsked)
      ? ended
      : { ...ended, step: { status: 'unchecked', error } }
  }

/** A message shall be there; one that is young enough stays. */
export const messageWanted =
  (nowMs: number, youngMs: number) =>
  (run: RunState): RunState => {
    const { status } = run.step
    const isKept = isUnderWay(run) || ['preparing', 'cancelling', 'signedIn'].includes(status)
    return isKept || isFresh(run.step, nowMs, youngMs) ? run : preparing(run)
  }

/** The message was made. */
export const messageMade =
  (prepared: Prepared) =>
  (run: RunState): RunState =>
    run.step.status === 'preparing' ? { ...run, step: { ...run.step, status: 'ready', prepared } } : run

/** Somebody asks to sign in. */
export const runAsked = (run: RunState): RunState =>
  run.isAsked || run.step.status === 'signedIn' ? run : { ...run, isAsked: true }

/** Who asked is waited for by nothing any more: the wallet is asked, or first a message made. */
export const runPressed =
  (nowMs: number, goodMs: number) =>
  (run: RunState): RunState => {
    if (!run.isAsked || run.isLooking || isUnderWay(run) || run.step.status === 'preparing') return run
    // A nonce works once, whatever becomes of it.
    return isFresh(run.step, nowMs, goodMs)
      ? { ...run, step: { status: 'signing', prepared: run.step.prepared } }
      : preparing(run)
  }

/** The wallet signed. */
export const messageSigned =
  (session: SiwxSession) =>
  (run: RunState): RunState =>
    run.step.status === 'signing' ? { ...run, step: { ...run.step, status: 'verifying', signed: session } } : run

/** There is a session: it was found, or kept. */
export const runSignedIn =
  (session: SiwxSession) =>
  (run: RunState): RunState => ({
    ...{ ...run, step: { status: 'signedIn', session }, looks: run.looks + 1, isLooking: false },
    ...{ isAsked: false, isLoud: false, isConnect: false },
  })

/** The message, the signature or its check failed, or the sign-in was aborted: the visitor may try again. */
export const runFailed =
  (error: KitError) =>
  (run: RunState): RunState => {
    if (!isUnderWay(run) && run.step.status !== 'preparing') return run
    const isAborted = isKitError(error, 'connection/aborted')
    return {
      ...run,
      isAsked: false,
      step: isAborted ? { status: 'needed', reason: error } : { status: 'failed', error },
    }
  }

/** The visitor does not sign in. */
export const runCancelled = (run: RunState): RunState => ({ ...run, step: { status: 'cancelling' } })

/** What is shown of a step. */
export function toState(step: Step): Pick<SiwxState, 'error' | 'message' | 'session' | 'status'> {
  const error = errorOf(step)
  return {
    status: error !== undefined || step.status === 'unchecked' ? 'failed' : step.status,
    ...('prepared' in step && { message: step.prepared.text }),
    ...('session' in step && { session: step.session }),
    ...(error !== undefined && { error }),
  }
}
