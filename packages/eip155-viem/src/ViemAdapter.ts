import type { CaipNetworkId } from '@kit/core/adapter'
import type { Eip155Adapter, Eip155BaseOptions } from '@kit/eip155'
import type { Chain, CustomTransport, JsonRpcAccount, PublicClient, Transport, WalletClient } from 'viem'

/** Options for {@link eip155}. */
export type Eip155Options = Eip155BaseOptions & {
  /** viem transports by chain ID, for chains that aren't reached over HTTP. They replace `rpcUrls`. */
  readonly transports?: { readonly [chainId: number]: Transport }
}

/**
 * The EVM adapter on viem, with viem's own clients.
 *
 * @example
 * const client = await kit.adapter('eip155').getPublicClient('eip155:1')
 * const wallet = await kit.adapter('eip155').getWalletClient()
 */
export type ViemAdapter<Id extends CaipNetworkId = CaipNetworkId> = Eip155Adapter<
  PublicClient<Transport, Chain>,
  WalletClient<CustomTransport, Chain, JsonRpcAccount>,
  Id
>
