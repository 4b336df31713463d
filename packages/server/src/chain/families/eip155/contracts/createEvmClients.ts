import type { PublicClient } from 'viem'
import type { Chains } from '../../../chains/Chains.js'

/** Returns the viem client of an EVM chain; the same instance on every call. */
export type EvmClients = (chain: string) => Promise<PublicClient>

/** 256 KiB of data in hex, with its overhead. */
const maxResult = 1_500_000

/** Creates clients that use the gateway. viem is loaded lazily. */
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
      // Otherwise contracts could name hosts to fetch from, and anyone can name a contract.
      ccipRead: false,
      // The gateway has already tried every node.
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

/** A contract can return megabytes, and decoding them would block everyone else. */
function bounded(result: unknown): unknown {
  if (typeof result === 'string' && result.length > maxResult) throw new Error('The result is too large')
  return result
}
