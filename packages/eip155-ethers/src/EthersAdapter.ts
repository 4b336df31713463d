import type { CaipNetworkId } from '@kit/core/adapter'
import type { Eip155Adapter, Eip155BaseOptions } from '@kit/eip155'
import type { JsonRpcApiProvider, JsonRpcSigner } from 'ethers'

/** Options for {@link eip155}. */
export type Eip155Options = Eip155BaseOptions

/**
 * The EVM adapter on ethers, with ethers' own provider and signer.
 *
 * @example
 * const provider = await kit.adapter('eip155').getPublicClient('eip155:1')
 * const signer = await kit.adapter('eip155').getWalletClient()
 */
export type EthersAdapter<Id extends CaipNetworkId = CaipNetworkId> = Eip155Adapter<
  JsonRpcApiProvider,
  JsonRpcSigner,
  Id
>
