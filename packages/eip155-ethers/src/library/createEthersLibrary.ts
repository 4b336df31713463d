import type { CaipNetworkId, Network, Ports, WithWallet } from '@kit/core/adapter'
import {
  type ClientLibrary,
  createEvmRpcClient,
  createNetworkCache,
  createReads,
  createWalletClients,
  defaultPollingIntervalMs,
  type Eip155BaseOptions,
} from '@kit/eip155'
import type { JsonRpcApiProvider, JsonRpcSigner } from 'ethers'
import { createEthersNames } from './createEthersNames.js'
import { wrapRequest, wrapWallet } from './wrapRequest.js'

/** Everything in the adapter that needs ethers: one lazy chunk, loaded by the first call that reads a chain. */
export type EthersLibrary = ClientLibrary<JsonRpcApiProvider, JsonRpcSigner>

/**
 * Creates the library, with one client per network, created on first use.
 *
 * @example createEthersLibrary({ networks: [mainnet] }, { ports, networks: [toNetwork(mainnet)] }).getPublicClient('eip155:1')
 */
export function createEthersLibrary(
  options: Eip155BaseOptions,
  {
    ports,
    withWallet,
    networks,
  }: {
    readonly ports: Pick<Ports, 'fetch' | 'clock'>
    readonly withWallet?: WithWallet
    /** The same chains as kit networks, with their endpoints. */
    readonly networks: readonly Pick<Network, 'reference' | 'rpcUrls'>[]
  },
): EthersLibrary {
  const { batch, pollingIntervalMs = defaultPollingIntervalMs } = options
  const getClient = createNetworkCache(options.networks, (chain) => {
    const urls = networks.find(({ reference }) => reference === chain.id)?.rpcUrls ?? []
    const request = createEvmRpcClient({ ...ports, urls, batch })
    return { chain, request, provider: wrapRequest({ request, chain, pollingIntervalMs, ports }) }
  })
  const getRequest = (networkId: CaipNetworkId) => getClient(networkId).request
  return {
    ...createReads({
      getRequest,
      getNames(networkId) {
        const { chain, request, provider } = getClient(networkId)
        const resolver = chain.contracts?.ensUniversalResolver?.address
        return resolver === undefined
          ? undefined
          : createEthersNames({ request, resolver, ...(options.ccipRead === true && { ccipReader: provider }) })
      },
      getMulticall: (networkId) => getClient(networkId).chain.contracts?.multicall3?.address,
      clock: ports.clock,
      pollingIntervalMs,
    }),
    getPublicClient: (networkId) => getClient(networkId).provider,
    getWalletClient: createWalletClients({
      withWallet,
      clock: ports.clock,
      getRequest,
      wrap: ({ provider, networkId, address }) =>
        wrapWallet({ provider, chainId: getClient(networkId).chain.id }).getSigner(address),
    }),
  }
}
