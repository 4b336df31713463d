import type { KitError } from '@kit/core'
import { changedError, siwxError } from '../error/siwxErrors.js'
import type { Run } from './createRun.js'
import { findSession } from './findSession.js'
import { continueRun, prepareRun } from './prepareRun.js'
import { isInProgress, lookupFailed, lookupStarted, runSignedIn, sessionNotFound } from './RunState.js'
import { type SiwxServices, signedInKey } from './SiwxServices.js'

/** Looks for a session of the run: `signedIn` or `needed`. Never throws. */
export async function checkRun(services: SiwxServices, run: Run): Promise<void> {
  run.dispatch(lookupStarted)
  const { lookups } = run.get()
  const found = await lookUpSession(services, run)
  if (run.signal.aborted || run.get().lookups !== lookups) return
  const { step } = run.get()
  if (found.session !== undefined) {
    // Another tab signed in while this tab's wallet request was pending.
    const next = isInProgress(run.get()) ? services.restart(run, changedError()) : run
    next.dispatch(runSignedIn(found.session))
    return
  }
  const { signedInOn } = services
  if (found.error !== undefined) run.dispatch(lookupFailed(found.error))
  else {
    if (signedInOn.get(signedInKey(run)) === run.networkId) signedInOn.delete(signedInKey(run))
    run.dispatch(sessionNotFound(found.failure))
  }
  if (run.get().step !== step) showRun(services, run)
  continueRun(services, run)
}

type LookupResult = {
  readonly session?: Parameters<typeof runSignedIn>[0] | undefined
  /** Why the wallet's proof from the connection doesn't sign in this account. */
  readonly failure?: KitError | undefined
  /** Why the lookup failed. */
  readonly error?: KitError
}

async function lookUpSession(services: SiwxServices, run: Run): Promise<LookupResult> {
  try {
    await services.revoked()
    const failure = await failureOf(services, run)
    return { failure, session: await findSession(services, run) }
  } catch (cause) {
    return { error: siwxError('siwx/unknown', undefined, cause) }
  }
}

/** Reported once. */
async function failureOf({ context, pairedSignIn }: SiwxServices, run: Run): Promise<KitError | undefined> {
  const { response } = pairedSignIn
  const isSame = context.kit.adapters.get(run.account.namespace)?.isSameAddress
  if (response?.accounts.some(({ address }) => isSame?.(address, run.account.address)) !== true) return undefined
  const failure = await response.failure
  if (pairedSignIn.response === response) pairedSignIn.response = undefined
  return failure
}

/** Shows the sign-in view after a user action, or when nothing else may be shown. */
export function showRun(services: SiwxServices, run: Run): void {
  const { modal } = services
  const { isDismissed, opensView, step } = run.get()
  if (services.current() !== run || isDismissed) return
  if (!opensView && !(services.isRequired() && modal.isOpen())) return
  if (!modal.isShown()) modal.show(run)
  if (step.status !== 'unchecked') prepareRun(services, run)
}
