import type { WalletTarget } from '../adapter/Target.js'
import { unsupported } from '../flows/createTargets.js'
import { runCall } from '../flows/runCall.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Implements `kit.getDelegation`. */
export const getDelegation =
  (services: WalletServices) =>
  async (target: WalletTarget = {}): Promise<string | undefined> => {
    const { targets } = services
    const { adapter, connection, account } = targets.find(target)
    const network = targets.networkOf(target.networkId ?? connection.networkId)
    return runCall(services, [target.signal], async (signal) => {
      const { getDelegation: read } = (await adapter.loadCapabilities?.()) ?? {}
      if (read === undefined) throw unsupported('getDelegation', adapter.namespace)
      return read({ network, address: account.address, signal })
    })
  }
