import type { ChainConfig } from '../config/chainConfig.js'

/** The configured chains, accessed through the gateway. */
export type Chains = {
  /** CAIP-2 IDs in the order of the configuration. */
  readonly ids: readonly string[]
  /** Undefined for an unsupported chain. */
  config(chain: string): ChainConfig | undefined
  /**
   * Calls a chain's nodes.
   * @throws NoUpstreamResponded if none responded
   * @throws RpcFailure if a node returned an error
   */
  call(chain: string, method: string, params: unknown): Promise<unknown>
}
