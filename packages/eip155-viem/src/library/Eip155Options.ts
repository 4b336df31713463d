import type { Eip155BaseOptions } from '@kit/eip155'
import type { Transport } from 'viem'

/** What {@link eip155} takes. */
export type Eip155Options = Eip155BaseOptions & {
  /** viem transports by chain id, for a chain that is not reached by HTTP. They take the place of `rpcUrls`. */
  readonly transports?: { readonly [chainId: number]: Transport }
}
