import type { ChainConfig } from '../config/chainConfig.js'
import { type ChainGateway, NoUpstreamResponded } from '../gateway/createChainGateway.js'
import type { Chains } from './Chains.js'
import { resultOf } from './RpcFailure.js'

/** Options for {@link createChains}. */
export type ChainsOptions = {
  readonly chains: Readonly<Record<string, ChainConfig>>
  readonly gateway: Pick<ChainGateway, 'ask'>
}

/** Accesses chains through the gateway, with its failover, limits and cache. */
export function createChains({ chains, gateway }: ChainsOptions): Chains {
  return {
    ids: Object.keys(chains),
    config: (chain) => chains[chain],
    async call(chain, method, params) {
      const [reply] = await gateway.ask(chain, [{ method, params }])
      if (reply === undefined) throw new NoUpstreamResponded(['not JSON-RPC'])
      return resultOf(reply)
    },
  }
}
