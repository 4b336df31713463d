import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Network } from '../chain/Network.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Options for `switchNetwork`. */
export type SwitchNetworkOptions = { readonly networkId: CaipNetworkId; readonly signal?: AbortSignal }

/** Implements `kit.switchNetwork`. */
export const switchNetwork =
  ({ switching }: WalletServices) =>
  (options: SwitchNetworkOptions): Promise<Network> =>
    switching.switchNetwork(options)
