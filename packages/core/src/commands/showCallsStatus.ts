import { trackWalletRequest } from '../connection/trackWalletRequest.js'
import { isKitError } from '../error/isKitError.js'
import { unsupported } from '../flows/createTargets.js'
import { findSentCalls } from '../flows/readCallsStatus.js'
import { runCall } from '../flows/runCall.js'
import { callCountOf } from '../flows/sendOneByOne.js'
import type { WalletServices } from '../services/createWalletServices.js'
import type { CallsOptions } from './getCallsStatus.js'

/** Implements `kit.showCallsStatus`. */
export const showCallsStatus =
  (services: WalletServices) =>
  async (options: CallsOptions): Promise<void> =>
    runCall(services, [options.signal], async (signal) => {
      const { targets } = services
      const { id, ...target } = findSentCalls(services, options)
      const { adapter, connection, account } = targets.find(target)
      const { provider } = targets.live(connection).session
      const { showCallsStatus: show } = (await adapter.loadCapabilities?.()) ?? {}
      const missing = (cause?: unknown) => unsupported('showCallsStatus', adapter.namespace, cause)
      if (show === undefined || callCountOf(id) !== undefined) throw missing()
      const network = targets.networkOf(target.networkId ?? connection.networkId)
      try {
        const requested = () => show({ network, provider, account, id, signal })
        await trackWalletRequest(services.walletRequests, connection.connector, connection.namespace, requested)
      } catch (error) {
        throw isKitError(error, 'wallet/unsupportedMethod') ? missing(error) : error
      }
    })
