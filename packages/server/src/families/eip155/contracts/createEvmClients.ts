import type { PublicClient } from 'viem'
import type { Chains } from '../../../chain/Chains.js'

/** A viem client of an EVM chain; the same at every call. */
export type EvmClients = (chain: string) => Promise<PublicClient>

/** Texts of 256 KiB in hex, and what stands around them. */
const MAX_RESULT = 1_500_000

/** Makes clients that ask through the gateway. viem is loaded when it is first needed. */
export function createEvmClients(chains: Pick<Chains, 'config' | 'call'>): EvmClients {
  const clients = new Map<string, Promise<PublicClient>>()

  async function createClient(chain: string): Promise<PublicClient> {
    const { createPublicClient, custom, defineChain } = await import('viem')
    const config = chains.config(chain)
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
      transport: custom(
        { request: async ({ method, params }) => bounded(await chains.call(chain, method, params ?? [])) },
        { retryCount: 0 },
      ),
    }) as PublicClient
  }

  return (chain) => {
    const client = clients.get(chain) ?? createClient(chain)
    clients.set(chain, client)
    return client
  }
}

/** What a contract returns may be megabytes, and decoding it keeps everybody else waiting. */
function bounded(result: unknown): unknown {
  if (typeof result === 'string' && result.length > MAX_RESULT) throw new Error('The result is too large')
  return result
}
