import type { PublicClient } from 'viem'
import type { ChainConfig } from '../config/chainConfig.js'
import { type ChainGateway, NoUpstreamAnswered } from '../gateway/createChainGateway.js'
import { parseJson } from '../gateway/json/parseJson.js'
import type { Chains } from './Chains.js'
import { RpcFailure } from './RpcFailure.js'

/** What the chains work with. */
export type ChainsOptions = {
  readonly chains: Readonly<Record<string, ChainConfig>>
  readonly gateway: Pick<ChainGateway, 'forward'>
}

/** Reads chains through the gateway, with its failover, its limits and its cache. viem is loaded when it is first needed. */
export function createChains({ chains, gateway }: ChainsOptions): Chains {
  const clients = new Map<string, Promise<PublicClient>>()

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
      throw new NoUpstreamAnswered(['no JSON-RPC'])
    return parsed.result
  }

  async function createClient(chain: string): Promise<PublicClient> {
    const { createPublicClient, custom, defineChain } = await import('viem')
    const config = chains[chain]
    const currency = config?.nativeCurrency ?? { name: 'Ether', symbol: 'ETH', decimals: 18 }
    const { universalResolver, multicall3 } = config ?? {}
    return createPublicClient({
      chain: defineChain({
        id: Number(chain.split(':')[1]),
        name: config?.name ?? chain,
        nativeCurrency: { name: currency.name, symbol: currency.symbol, decimals: currency.decimals },
        rpcUrls: { default: { http: [] } },
        contracts: {
          ...(universalResolver !== undefined && {
            ensUniversalResolver: { address: universalResolver as `0x${string}` },
          }),
          ...(multicall3 !== undefined && { multicall3: { address: multicall3 as `0x${string}` } }),
        },
      }),
      // Contracts would name the hosts to fetch from, and anyone may name a contract.
      ccipRead: false,
      // The gateway has tried every node already.
      transport: custom({ request: ({ method, params }) => call(chain, method, params ?? []) }, { retryCount: 0 }),
    }) as PublicClient
  }

  return {
    ids: Object.keys(chains),
    config: (chain) => chains[chain],
    call,
    evm(chain) {
      const client = clients.get(chain) ?? createClient(chain)
      clients.set(chain, client)
      return client
    },
  }
}
