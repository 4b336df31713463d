import type { RpcRequest } from '@kit/adapter'
import { type CaipNetworkId, createLazy, loadChunk, type Network, type Ports, type WithWallet } from '@kit/core/adapter'
import {
  type ClientLibrary,
  createNetworkCache,
  createReads,
  createWalletClients,
  defaultPollingIntervalMs,
} from '@kit/eip155'
import type { Chain, CustomTransport, JsonRpcAccount, PublicClient, Transport, WalletClient } from 'viem'
import type { Eip155Options } from '../ViemAdapter.js'
import { completeChain } from './completeChain.js'
import { createNetworkClient } from './createNetworkClient.js'
import { createViemNames } from './createViemNames.js'

/** Everything in the adapter that needs viem: one lazy chunk, loaded by the first call that reads a chain. */
export type ViemLibrary = ClientLibrary<
  PublicClient<Transport, Chain>,
  WalletClient<CustomTransport, Chain, JsonRpcAccount>
>

/** The parts of the kit that the library needs. */
type LibraryContext = {
  readonly ports: Pick<Ports, 'fetch' | 'clock'>
  readonly withWallet?: WithWallet
  /** The same chains as kit networks, with their endpoints. */
  readonly networks: readonly Pick<Network, 'reference' | 'rpcUrls'>[]
}

/**
 * Creates the library, with one client per network, created on first use.
 *
 * @example (await createLibrary({ networks: [mainnet] }, { ports, networks: [toNetwork(mainnet)] })).getPublicClient('eip155:1')
 */
export async function createLibrary(
  options: Eip155Options,
  { ports, withWallet, networks }: LibraryContext,
): Promise<ViemLibrary> {
  const chains = await Promise.all(options.networks.map(completeChain))
  const getClient = createNetworkCache(chains, (chain) => {
    const urls = networks.find(({ reference }) => reference === chain.id)?.rpcUrls ?? []
    return createNetworkClient({ chain, urls, options, ports })
  })
  // All of viem's public actions, which are more than the kit itself needs.
  const publicClients = createNetworkCache(chains, ({ id }) =>
    createLazy(async () => (await loadChunk(import('./extendPublic.js'))).extendPublic(getClient(`eip155:${id}`))),
  )
  const getRequest = (networkId: CaipNetworkId) => getClient(networkId).request as RpcRequest
  return {
    ...createReads({
      getRequest,
      getNames: (networkId) => createViemNames(getClient(networkId)),
      getMulticall: (networkId) => getClient(networkId).chain.contracts?.multicall3?.address,
      clock: ports.clock,
      pollingIntervalMs: options.pollingIntervalMs ?? defaultPollingIntervalMs,
    }),
    getPublicClient: async (networkId) => publicClients(networkId).load(),
    getWalletClient: createWalletClients({
      withWallet,
      clock: ports.clock,
      getRequest,
      async wrap({ networkId, ...wallet }) {
        const { chain } = getClient(networkId)
        return (await loadChunk(import('./wrapProvider.js'))).wrapProvider({ ...wallet, chain })
      },
    }),
  }
}
