import type { KitError } from '@kit/core'
import { parseDateTime } from '../message/parseDateTime.js'
import type { SiwxSession } from '../SiwxSession.js'
import { findSession } from './findSession.js'
import { prepareRun } from './prepareRun.js'
import type { Run } from './Run.js'
import { accountKey, type SiwxServices } from './SiwxServices.js'
import { changedError, siwxError } from './siwxErrors.js'

/** A timer cannot be longer. */
const longestTimerMs = 2 ** 31 - 1

/** Looks for a session of the run: `signedIn`, or `needed`. Does not throw. */
export function checkRun(services: SiwxServices, run: Run): Promise<void> {
  const look = async (): Promise<void> => {
    run.turn += 1
    const { turn } = run
    const isStale = () => run.turn !== turn || run.leaving.signal.aborted
    try {
      await services.revoked()
      const failure = await failureOf(services, run)
      const session = await findSession(services, run)
      if (isStale()) return
      if (session !== undefined) {
        // Another tab signed in while the wallet was asked here.
        const next = run.signing === undefined ? run : services.restart(run, changedError())
        takeSession(services, next, session)
      } else if (failure !== undefined && !isStale()) {
        services.change(run, { status: 'failed', error: failure })
        show(services, run)
      } else need(services, run)
      run.isUnchecked = false
    } catch (cause) {
      if (isStale()) return
      // What could not be looked for signs nobody in, and nobody out.
      if (services.store.getState().status === 'signedIn') return
      run.isUnchecked = true
      services.change(run, { status: 'failed', error: siwxError('siwx/unknown', undefined, cause) })
      show(services, run)
    }
  }
  run.checking = look().finally(() => {
    run.checking = undefined
  })
  return run.checking
}

/** The run is signed in. The modal closes where it was open for that. */
export function takeSession(services: SiwxServices, run: Run, session: SiwxSession): void {
  const { change, context, modal, signedInOn } = services
  run.turn += 1
  run.prepared = undefined
  signedInOn.set(accountKey(run), run.networkId)
  const now = services.current()
  if (now !== run) {
    // Another account, or another network, of which the one in use may have the use.
    if (now !== undefined) void checkRun(services, now)
    return
  }
  const isFirst = services.store.getState().status !== 'signedIn'
  change(run, { status: 'signedIn', session })
  run.endTimer?.()
  const { clock } = context.ports
  const leftMs = (parseDateTime(session.data.expirationTime ?? '') ?? 0) - clock.now()
  // What an app counts as valid beyond its time is looked at when something changes.
  if (leftMs > 0)
    run.endTimer = clock.setTimeout(() => void checkRun(services, run), Math.min(leftMs + 1, longestTimerMs))
  if (isFirst && (modal.isShown() || (run.isConnect && modal.isOpen()))) modal.close()
  run.isConnect = run.isLoud = false
}

/** Why what the wallet signed while it connected does not sign this account in, told once. */
async function failureOf({ context, paired }: SiwxServices, run: Run): Promise<KitError | undefined> {
  const { answer } = paired
  const isSame = context.kit.adapters.get(run.account.namespace)?.isSameAddress
  if (answer?.accounts.some(({ address }) => isSame?.(address, run.account.address)) !== true) return undefined
  const failure = await answer.failure
  if (paired.answer === answer) paired.answer = undefined
  return failure
}

/** There is no session: the visitor is asked where they did something for it. */
function need(services: SiwxServices, run: Run): void {
  const { status } = services.store.getState()
  if (services.signedInOn.get(accountKey(run)) === run.networkId) services.signedInOn.delete(accountKey(run))
  // A look that another tab caused disturbs nothing that goes on here.
  if (status !== 'checking' && status !== 'signedIn' && !run.isUnchecked) return
  services.change(run, { status: 'needed' })
  show(services, run)
}

/** Shows the view that asks, after what the visitor did, or where nothing else may be shown. */
export function show(services: SiwxServices, run: Run): void {
  const { modal } = services
  if (services.current() !== run || run.isDismissed) return
  if (!run.isLoud && !(services.isRequired() && modal.isOpen())) return
  if (!modal.isShown()) modal.show(run)
  if (!run.isUnchecked) void prepareRun(services, run).catch(() => {})
}
