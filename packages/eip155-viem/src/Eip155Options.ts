import type { Chain, Transport } from 'viem'

/** What {@link eip155} takes. */
export type Eip155Options = {
  /** Chains as in `viem/chains`; the first is the default. */
  readonly networks: readonly [Chain, ...Chain[]]
  /** RPC endpoints by chain id, in order of preference. They take the place of the chain's own: no other host is asked. */
  readonly rpcUrls?: { readonly [chainId: number]: readonly [string, ...string[]] }
  /** viem transports by chain id, for a chain that is not reached by HTTP. They take the place of `rpcUrls`. */
  readonly transports?: { readonly [chainId: number]: Transport }
  /** JSON-RPC batching; for endpoints that refuse it, `false`. Default: up to 1000 calls of the same turn (specification, section 7). */
  readonly batch?: boolean | { readonly batchSize?: number; readonly wait?: number }
  /** How often a chain is polled and how long a block number is reused, in milliseconds. Default 4000 (specification, section 9). */
  readonly pollingIntervalMs?: number
  /** Lets names be resolved off the chain (CCIP-Read, ERC-3668), which asks hosts that contracts name. Default false. */
  readonly ccipRead?: boolean
  /** Asks for the wallet's account picker on each connect, not only on the first. Default false. */
  readonly accountPicker?: boolean
}
