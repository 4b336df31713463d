import type { WalletTarget } from '@kit/core/plugin'
import { cancelRun } from './flow/cancelRun.js'
import { checkRun } from './flow/checkRun.js'
import { sessionsOf } from './flow/findSession.js'
import { prepareRun } from './flow/prepareRun.js'
import { accountKey, type SiwxServices } from './flow/SiwxServices.js'
import { signRun } from './flow/signRun.js'
import { changedError } from './flow/siwxErrors.js'
import type { SiwxSession } from './SiwxSession.js'

export { requestSignIn } from './cacao/requestSignIn.js'
export { takeAnswer } from './cacao/takeAnswer.js'
export { createSiwxServices } from './flow/createSiwxServices.js'

/** Makes the message ahead of the visitor's press. */
export const prepare = (services: SiwxServices) => (): void => {
  const run = services.current()
  const { status } = services.store.getState()
  if (run === undefined || !['needed', 'ready', 'failed'].includes(status)) return
  // It stands in the state.
  if (run.isUnchecked) void checkRun(services, run)
  else prepareRun(services, run).catch(() => {})
}

/** Signs an account in. */
export const signIn =
  (services: SiwxServices) =>
  (target: WalletTarget & { readonly isHardware?: boolean } = {}): Promise<SiwxSession> =>
    signRun(services, services.runOf(target), target)

/** The visitor does not sign in. */
export const cancel = (services: SiwxServices) => (): Promise<void> => cancelRun(services)

/** Ends the sessions of an account. */
export const signOut =
  (services: SiwxServices) =>
  async (target: WalletTarget = {}): Promise<void> => {
    const asked = services.runOf(target)
    const run = asked.signing === undefined ? asked : services.restart(asked, changedError())
    services.signedInOn.delete(accountKey(run))
    try {
      await services.revoke([run])
    } finally {
      const now = services.current()
      if (now !== undefined) await checkRun(services, now)
    }
  }

/** The sessions of an account that hold now. */
export const getSessions =
  (services: SiwxServices) =>
  (target: WalletTarget = {}): Promise<readonly SiwxSession[]> =>
    sessionsOf(services, services.runOf(target))
