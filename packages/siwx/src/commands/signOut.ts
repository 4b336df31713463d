import type { WalletTarget } from '@kit/core/plugin'
import { changedError } from '../error/siwxErrors.js'
import { checkRun } from '../services/checkRun.js'
import { type SiwxServices, signedInKey } from '../services/SiwxServices.js'

export const signOut =
  (services: SiwxServices) =>
  async (target: WalletTarget = {}): Promise<void> => {
    const requested = services.runOf(target)
    const run = !requested.get().isRequested ? requested : services.restart(requested, changedError())
    services.signedInOn.delete(signedInKey(run))
    try {
      await services.revoke([run])
    } finally {
      const now = services.current()
      if (now !== undefined) await checkRun(services, now)
    }
  }
