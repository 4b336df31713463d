import type { UpstreamConfig } from '../config/chainConfig.js'

/** What the gateway must know about a chain; the rest of its configuration is for others. */
export type GatewayChainConfig = {
  readonly upstreams: readonly UpstreamConfig[]
  readonly blockTimeMs: number
  /** JSON-RPC methods that are passed on, as for `createMethodRule`; undefined passes all. */
  readonly methods?: readonly string[] | undefined
}
