import type { Target } from '../adapter/Target.js'
import type { WatchedCollectible } from '../adapter/WalletCapabilities.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import type { Token } from '../chain/Token.js'
import { unsupported } from '../flows/createTargets.js'
import { requestWallet } from '../flows/requestWallet.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** What `watchAsset` takes: a token, or one piece of a collection. The wallet is asked on the network of it. */
export type WatchAssetOptions = Target &
  (
    | { readonly token: Token; readonly collectible?: undefined }
    | { readonly collectible: WatchedCollectible; readonly token?: undefined }
  )

/** Asks the wallet to list a token, or a piece of a collection, among its own. */
export const watchAsset =
  (services: WalletServices) =>
  ({ token, collectible, ...given }: WatchAssetOptions): Promise<boolean> => {
    const asset = token ?? collectible
    const { networkId } = asset
    const target = { namespace: parseCaipNetworkId(networkId).namespace, ...given, networkId }
    return requestWallet(services, 'loadCapabilities', target, async (adapter, call) => {
      const capabilities = await adapter.loadCapabilities?.()
      if (capabilities?.watchAsset === undefined) throw unsupported('watchAsset', adapter.namespace)
      return capabilities.watchAsset({ ...call, asset })
    })
  }
