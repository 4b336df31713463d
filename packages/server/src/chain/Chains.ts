import type { ChainConfig } from '../config/chainConfig.js'

/** The configured chains, read through the gateway. */
export type Chains = {
  /** CAIP-2 IDs in the order of the configuration. */
  readonly ids: readonly string[]
  /** Undefined for a chain that is not served. */
  config(chain: string): ChainConfig | undefined
  /**
   * Asks a chain's nodes.
   * @throws NoUpstreamResponded when none answered
   * @throws RpcFailure when one answered with an error
   */
  call(chain: string, method: string, params: unknown): Promise<unknown>
}
