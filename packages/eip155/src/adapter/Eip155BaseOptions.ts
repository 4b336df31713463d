import type { BatchOption } from '@kit/adapter'
import type { ChainLike } from '../network/ChainLike.js'

/** What the EVM adapters take whatever their chain library is. */
export type Eip155BaseOptions<Chain extends ChainLike = ChainLike> = {
  /** Chains of `@kit/eip155/chains`, of `viem/chains`, or your own; the first is the default. */
  readonly networks: readonly [Chain, ...Chain[]]
  /** RPC endpoints by chain id, in order of preference. They take the place of the chain's own: no other host is asked. */
  readonly rpcUrls?: { readonly [chainId: number]: readonly [string, ...string[]] }
  /** JSON-RPC batching; for endpoints that refuse it, `false`. Default: up to 1000 calls of the same turn (rule calls-1). */
  readonly batch?: BatchOption
  /** How often a chain is polled at most, in milliseconds. Default 4000 (rule constants-7). */
  readonly pollingIntervalMs?: number
  /** Lets names be resolved off the chain (CCIP-Read, ERC-3668), which asks hosts that contracts name. Default false. */
  readonly ccipRead?: boolean
  /** Asks for the wallet's account picker on each connect, not only on the first. Default false. */
  readonly accountPicker?: boolean
}

/** As rule constants-7 says. */
export const defaultPollingIntervalMs = 4_000
