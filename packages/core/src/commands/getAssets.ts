import type { WalletTarget } from '../adapter/Target.js'
import type { TokenBalance } from '../chain/Token.js'
import { isKitError } from '../error/isKitError.js'
import { runCall } from '../flows/runCall.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Implements `kit.getAssets`: reads assets from the wallet, or else from the token source or the chain. */
export const getAssets =
  (services: WalletServices) =>
  async (target: WalletTarget = {}): Promise<readonly TokenBalance[]> => {
    const { reads, targets } = services
    const { adapter, connection, account } = targets.find(target)
    const { session, ended } = targets.live(connection)
    const { networkId = connection.networkId } = target
    return runCall(services, [target.signal, ended], async (signal) => {
      const { getAssets: ask } = (await adapter.loadCapabilities?.()) ?? {}
      if (ask !== undefined)
        try {
          const network = targets.networkOf(networkId)
          return await ask({ network, provider: session.provider, account, signal })
        } catch (error) {
          if (!isKitError(error, 'wallet/unsupportedMethod')) throw error
        }
      return reads.readTokens({ networkId, address: account.address }, signal)
    })
  }
