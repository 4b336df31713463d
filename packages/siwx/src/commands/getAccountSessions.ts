import type { WalletTarget } from '@kit/core/plugin'
import type { SiwxSession } from '../check/SiwxSession.js'
import { sessionsOf } from '../services/findSession.js'
import type { SiwxServices } from '../services/SiwxServices.js'

export const getAccountSessions =
  (services: SiwxServices) =>
  (target: WalletTarget = {}): Promise<readonly SiwxSession[]> =>
    sessionsOf(services, services.runOf(target))
