import type { WalletTarget } from '../adapter/Target.js'
import type { WalletCapabilities } from '../adapter/WalletCapabilities.js'
import { runCall } from '../flows/runCall.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Implements `kit.getCapabilities`. */
export const getCapabilities =
  (services: WalletServices) =>
  async (target: WalletTarget = {}): Promise<WalletCapabilities> => {
    const { abilities, targets } = services
    const found = targets.find(target)
    const { ended } = targets.live(found.connection)
    const networkId = target.networkId ?? found.connection.networkId
    return runCall(services, [target.signal, ended], () => abilities.find(found, networkId))
  }
