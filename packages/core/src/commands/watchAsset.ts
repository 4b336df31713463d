import type { Target } from '../adapter/Target.js'
import type { WatchedCollectible } from '../adapter/WalletCapabilities.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import type { Token } from '../chain/Token.js'
import { unsupported } from '../flows/createTargets.js'
import { requestWallet } from '../flows/requestWallet.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Options for `watchAsset`: a token or an NFT. The request is sent on the asset's network. */
export type WatchAssetOptions = Target &
  (
    | { readonly token: Token; readonly collectible?: undefined }
    | { readonly collectible: WatchedCollectible; readonly token?: undefined }
  )

/** Implements `kit.watchAsset`. */
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
