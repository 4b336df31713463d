import type { WalletTarget } from '@kit/core/plugin'
import type { SiwxSession } from '../check/SiwxSession.js'
import { changedError } from '../error/siwxErrors.js'
import { cancelRun } from './cancelRun.js'
import { checkRun } from './checkRun.js'
import type { SignOptions } from './createRun.js'
import { sessionsOf } from './findSession.js'
import { eventOf } from './performStep.js'
import { continueRun, prepareRun } from './prepareRun.js'
import { type SiwxServices, signedInKey } from './SiwxServices.js'

export { requestSignIn } from '../cacao/requestSignIn.js'
export { signInWithProofs } from '../cacao/signInWithProofs.js'
export { createSiwxServices } from './createSiwxServices.js'

export const prepareSignIn = (services: SiwxServices) => (): void => {
  const run = services.current()
  const { status } = services.store.getState()
  if (run === undefined || !['needed', 'ready', 'failed'].includes(status)) return
  // The result is exposed in the state.
  if (run.get().step.status === 'unchecked') void checkRun(services, run)
  else prepareRun(services, run)
}

export const signInAccount =
  (services: SiwxServices) =>
  async (target: WalletTarget & SignOptions = {}): Promise<SiwxSession> => {
    const run = services.runOf(target)
    const { isRequested, step } = run.get()
    if (step.status === 'signedIn') return step.session
    if (!isRequested) services.context.emit({ type: 'siwx/signClicked', ...eventOf(run) })
    const session = run.ask(target)
    continueRun(services, run)
    return session
  }

export const cancelSignIn = (services: SiwxServices) => (): Promise<void> => cancelRun(services)

export const signOut =
  (services: SiwxServices) =>
  async (target: WalletTarget = {}): Promise<void> => {
    const asked = services.runOf(target)
    const run = !asked.get().isRequested ? asked : services.restart(asked, changedError())
    services.signedInOn.delete(signedInKey(run))
    try {
      await services.revoke([run])
    } finally {
      const now = services.current()
      if (now !== undefined) await checkRun(services, now)
    }
  }

export const getAccountSessions =
  (services: SiwxServices) =>
  (target: WalletTarget = {}): Promise<readonly SiwxSession[]> =>
    sessionsOf(services, services.runOf(target))
