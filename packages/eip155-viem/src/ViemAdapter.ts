import type { CaipNetworkId } from '@kit/core/adapter'
import type { Eip155Adapter } from '@kit/eip155'
import type { Library } from './library/createLibrary.js'

/** The EVM adapter on viem, and its way to viem's own clients. `getPublicClient` is the way to them for apps. */
export type ViemAdapter<Id extends CaipNetworkId = CaipNetworkId> = Eip155Adapter<Library, Id>
