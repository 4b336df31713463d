import type { RpcRequest } from '@kit/adapter'
import type { Ports } from '@kit/core/adapter'
import { type ChainLike, requestGateways } from '@kit/eip155'
import { BrowserProvider, EnsPlugin, Network } from 'ethers'

/**
 * Creates an ethers provider on the kit's own JSON-RPC client, which handles endpoints, batching and retries. ethers uses it like a wallet,
 * but it has no accounts.
 *
 * @example wrapRequest({ request, chain: mainnet, pollingIntervalMs: 4000 })
 */
export function wrapRequest(call: {
  readonly request: RpcRequest
  readonly chain: ChainLike
  readonly pollingIntervalMs: number
  /** Used to contact hosts that contracts name, if a call allows it (CCIP-Read). */
  readonly ports: Pick<Ports, 'fetch'>
}): BrowserProvider {
  const { chain } = call
  const network = new Network(chain.name, chain.id)
  const resolver = chain.contracts?.ensUniversalResolver?.address
  if (resolver !== undefined) network.attachPlugin(new EnsPlugin(null, chain.id, resolver))
  const request = ({ method, params }: { method: string; params?: unknown }) =>
    call.request({ method, params: Array.isArray(params) ? params : [] })
  const provider = new BrowserProvider({ request }, network, {
    staticNetwork: network,
    pollingInterval: call.pollingIntervalMs,
    cacheTimeout: -1,
  })
  provider.ccipReadFetch = ({ to }, data, urls) => requestGateways(call.ports, { sender: String(to), data, urls })
  return provider
}

/**
 * Creates an ethers provider for a wallet's EIP-1193 provider, for one chain.
 *
 * @example await wrapWallet({ provider, chainId: 1 }).getSigner(address)
 */
export function wrapWallet(call: { readonly provider: unknown; readonly chainId: number }): BrowserProvider {
  return new BrowserProvider(call.provider as ConstructorParameters<typeof BrowserProvider>[0], call.chainId)
}
