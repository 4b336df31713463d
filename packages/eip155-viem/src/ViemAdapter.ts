import type { CaipNetworkId } from '@kit/core/adapter'
import type { Eip155Adapter } from '@kit/eip155'
import type { Chain, CustomTransport, JsonRpcAccount, PublicClient, Transport, WalletClient } from 'viem'

/**
 * The EVM adapter on viem, and viem's own clients.
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
