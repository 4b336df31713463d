import { settleCall } from '../flows/settleCall.js'
import type { WalletServices } from '../kit/createWalletServices.js'
import type { WalletTarget } from '../kit/Target.js'

/** Whether the wallet sends several calls as one. */
export const canSendCalls =
  (services: WalletServices) =>
  (target: WalletTarget = {}): Promise<boolean> => {
    const { targets } = services
    const { adapter, connection, account } = targets.find(target)
    const { session, ended } = targets.live(connection)
    return settleCall(services, [target.signal, ended], async (signal) => {
      const network = targets.networkOf(target.networkId ?? connection.networkId)
      const can = (await adapter.loadCapabilities?.())?.canSendCalls
      return (await can?.({ network, provider: session.provider, account, signal })) === true
    })
  }
