import type { CaipNetworkId } from '@kit/core/adapter'
import type { Eip155Adapter } from '@kit/eip155'
import type { JsonRpcApiProvider, JsonRpcSigner } from 'ethers'

/**
 * The EVM adapter on ethers, and ethers' own provider and signer.
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
