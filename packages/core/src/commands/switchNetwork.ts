import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Network } from '../chain/Network.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** What `switchNetwork` takes. */
export type SwitchNetworkOptions = { readonly networkId: CaipNetworkId; readonly signal?: AbortSignal }

/** Selects a network; asks the wallet when one is connected. */
export const switchNetwork =
  ({ switching }: WalletServices) =>
  (options: SwitchNetworkOptions): Promise<Network> =>
    switching.switchNetwork(options)
