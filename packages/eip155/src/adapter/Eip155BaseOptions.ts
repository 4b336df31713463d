import type { BatchOption } from '@kit/adapter'
import type { ChainLike } from '../network/ChainLike.js'

/** Options of all EVM adapters, whatever their chain library. */
export type Eip155BaseOptions<Chain extends ChainLike = ChainLike> = {
  /** Chains of `@kit/eip155/chains`, of `viem/chains`, or your own. The first is the default. */
  readonly networks: readonly [Chain, ...Chain[]]
  /** RPC endpoints by chain ID, in order of preference. They replace the chain's own: no other host is contacted. */
  readonly rpcUrls?: { readonly [chainId: number]: readonly [string, ...string[]] }
  /**
   * JSON-RPC batching. Set `false` for endpoints that reject it. Defaults to batches of up to 1,000 calls made in the same tick (rule
   * calls-1).
   */
  readonly batch?: BatchOption
  /** Shortest polling interval, in milliseconds. Defaults to 4,000 (rule constants-7). */
  readonly pollingIntervalMs?: number
  /** Allows off-chain name resolution (CCIP-Read, ERC-3668), which contacts hosts named by contracts. Defaults to false. */
  readonly ccipRead?: boolean
  /** Requests the wallet's account picker on every connect, not only on the first. Defaults to false. */
  readonly accountPicker?: boolean
}

/** Set by rule constants-7. */
export const defaultPollingIntervalMs = 4_000
