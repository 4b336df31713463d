import type { CaipNetworkId } from '@kit/core/adapter'
import type { Eip155Adapter } from '@kit/eip155'
import type { Library } from './library/createLibrary.js'

/** The EVM adapter on ethers, and its way to ethers' own providers. */
export type EthersAdapter<Id extends CaipNetworkId = CaipNetworkId> = Eip155Adapter<Library, Id>
