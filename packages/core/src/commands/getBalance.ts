import type { Target } from '../adapter/Target.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import type { Balance } from '../chain/Balance.js'
import { unsupported } from '../flows/createTargets.js'
import { runCall } from '../flows/runCall.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Options for `getBalance`. */
export type GetBalanceOptions = Target & {
  /** Token address. Defaults to the native currency. */
  readonly token?: string
  readonly networkId?: CaipNetworkId
}

/** Implements `kit.getBalance`, which bypasses the cache. */
export const getBalance =
  (services: WalletServices) =>
  ({ token, networkId, ...target }: GetBalanceOptions = {}): Promise<Balance> =>
    runCall(services, [target.signal], async (signal) => {
      const { targets } = services
      const isGiven = target.address !== undefined && networkId !== undefined
      const found = isGiven ? undefined : targets.find({ ...target, networkId })
      const id = networkId ?? (found?.connection.networkId as CaipNetworkId)
      const adapter = targets.adapterOf(parseCaipNetworkId(id).namespace)
      if (adapter.getBalance === undefined) throw unsupported('getBalance', adapter.namespace)
      const address = target.address ?? (found?.account.address as string)
      const network = targets.networkOf(id)
      return adapter.getBalance({ network, address, signal, ...(token !== undefined && { token }) })
    })
