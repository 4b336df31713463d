import type { RpcRequest } from '@kit/adapter'
import { type CaipNetworkId, createLazy, loadChunk, type Network, type Ports, type WithWallet } from '@kit/core/adapter'
import {
  type ChainLike,
  type ClientLibrary,
  createEvmRpcClient,
  createNetworkCache,
  createReads,
  createWalletClients,
  defaultPollingIntervalMs,
  type NameReads,
  readPrimaryName,
} from '@kit/eip155'
import type { Chain, CustomTransport, JsonRpcAccount, PublicClient, Transport, WalletClient } from 'viem'
import type { Eip155Options } from '../ViemAdapter.js'

/** Reads of chains, and clients of viem. Only names, clients and the app's own transports load viem. */
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
 * @example await createLibrary({ networks: [mainnet] }, { ports, networks: [toNetwork(mainnet)] }).getPublicClient('eip155:1')
 */
export function createLibrary(options: Eip155Options, { ports, withWallet, networks }: LibraryContext): ViemLibrary {
  const getNetwork = createNetworkCache(options.networks, (chain) => openNetwork(chain, { options, ports, networks }))
  const getRequest = (networkId: CaipNetworkId) => getNetwork(networkId).request
  return {
    ...createReads({
      getRequest,
      getNames: (networkId) => getNetwork(networkId).names,
      getMulticall: (networkId) => getNetwork(networkId).chain.contracts?.multicall3?.address,
      clock: ports.clock,
      pollingIntervalMs: options.pollingIntervalMs ?? defaultPollingIntervalMs,
    }),
    getPublicClient: async (networkId) => getNetwork(networkId).publicClient.load(),
    getWalletClient: createWalletClients({
      withWallet,
      clock: ports.clock,
      getRequest,
      async wrap({ networkId, ...wallet }) {
        const { chain } = await getNetwork(networkId).client.load()
        return (await loadChunk(import('./wrapProvider.js'))).wrapProvider({ ...wallet, chain })
      },
    }),
  }
}

/** Creates the JSON-RPC client of a network, and what loads viem when it is used. */
function openNetwork(
  chain: ChainLike,
  { options, ports, networks }: { readonly options: Eip155Options } & Pick<LibraryContext, 'ports' | 'networks'>,
) {
  const loadCode = () => loadChunk(import('./openNetworkClient.js'))
  const urls = networks.find(({ reference }) => reference === chain.id)?.rpcUrls ?? []
  const request: RpcRequest =
    options.transports?.[chain.id] === undefined
      ? createEvmRpcClient({ ...ports, urls, batch: options.batch })
      : async (call) => ((await client.load()).request as RpcRequest)(call)
  const client = createLazy(async () => (await loadCode()).openNetworkClient({ chain, request, options, ports }))
  // All of viem's public actions, which are more than the kit itself needs.
  const publicClient = createLazy(async () => {
    const [{ extendPublic }, base] = await Promise.all([loadChunk(import('./extendPublic.js')), client.load()])
    return extendPublic(base)
  })
  const { load } = createLazy(async () => (await loadCode()).createViemNames(await client.load()))
  const resolver = chain.contracts?.ensUniversalResolver?.address
  const names: NameReads | undefined =
    resolver === undefined
      ? undefined
      : {
          normalize: async (name) => (await load()).normalize(name),
          // Most accounts have no name. Finding that out doesn't load viem.
          readName: async (address) =>
            options.ccipRead === true
              ? (await load()).readName(address)
              : readPrimaryName(request, { resolver, address }),
          readAvatar: async (name) => (await load()).readAvatar(name),
          readAddress: async (name, coinType) => (await load()).readAddress(name, coinType),
        }
  return { chain, client, names, publicClient, request }
}
