import { type Chain, defineChain } from 'viem'
import { devNamesAddress, multicall3Address } from './devContracts.js'

/** Chain ID of the first local chain, which also has names. */
export const devChainId = 31337

/** Chain ID of the second local chain. */
export const secondDevChainId = 31338

/**
 * Returns a viem chain for a local node, with Multicall3 and, on the chain that has names, the universal resolver. Safe in a browser.
 *
 * @example
 * createPublicClient({ chain: devChain({ chainId: 31337, url: 'http://127.0.0.1:8545' }), transport: http() })
 */
export function devChain(options: { readonly chainId: number; readonly url: string }): Chain {
  const hasNames = options.chainId === devChainId
  return defineChain({
    id: options.chainId,
    name: hasNames ? 'Local One' : 'Local Two',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [options.url] } },
    contracts: {
      multicall3: { address: multicall3Address },
      ...(hasNames ? { ensUniversalResolver: { address: devNamesAddress() } } : {}),
    },
    testnet: true,
  })
}
