import type { ChainConfig } from '../config/chainConfig.js'
import { type ChainGateway, NoUpstreamResponded } from '../gateway/createChainGateway.js'
import { parseJson } from '../gateway/json/parseJson.js'
import type { Chains } from './Chains.js'
import { RpcFailure } from './RpcFailure.js'

/** What the chains work with. */
export type ChainsOptions = {
  readonly chains: Readonly<Record<string, ChainConfig>>
  readonly gateway: Pick<ChainGateway, 'forward'>
}

/** Reads chains through the gateway, with its failover, its limits and its cache. */
export function createChains({ chains, gateway }: ChainsOptions): Chains {
  async function call(chain: string, method: string, params: unknown): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await gateway.forward(chain, body)
    const parsed = parseJson(answer.body) as { result?: unknown; error?: Partial<RpcFailure> } | null | undefined
    if (parsed?.error) {
      const { code, message, data } = parsed.error
      throw new RpcFailure(typeof code === 'number' ? code : -32_603, String(message), data)
    }
    // A node that says neither is as good as one that says nothing.
    if (typeof parsed !== 'object' || parsed === null || !('result' in parsed))
      throw new NoUpstreamResponded(['no JSON-RPC'])
    return parsed.result
  }

  return {
    ids: Object.keys(chains),
    config: (chain) => chains[chain],
    call,
  }
}
