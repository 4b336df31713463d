import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import type { Token } from '../chain/Token.js'
import { unsupported } from '../flows/createTargets.js'
import { requestWallet } from '../flows/requestWallet.js'
import type { WalletServices } from '../kit/createWalletServices.js'
import type { Target } from '../kit/Target.js'

/** What `watchAsset` takes. The wallet is asked on the network of the token. */
export type WatchAssetOptions = Target & { readonly token: Token }

/** Asks the wallet to list a token among its own. */
export const watchAsset =
  (services: WalletServices) =>
  ({ token, ...given }: WatchAssetOptions): Promise<boolean> => {
    const { networkId } = token
    const target = { namespace: parseCaipNetworkId(networkId).namespace, ...given, networkId }
    return requestWallet(services, 'loadCapabilities', target, async (adapter, call) => {
      const capabilities = await adapter.loadCapabilities?.()
      if (capabilities?.watchAsset === undefined) throw unsupported('watchAsset', adapter.namespace)
      return capabilities.watchAsset({ ...call, token })
    })
  }
