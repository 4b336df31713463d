import type { RpcRequest } from '@kit/adapter'
import type { CaipNetworkId, Ports } from '@kit/core/adapter'
import { createNetworkCache, createReads, defaultPollingIntervalMs, type Reads } from '@kit/eip155'
import type { Chain, Client, Transport } from 'viem'
import type { Eip155Options } from '../Eip155Options.js'
import { completeChain } from './completeChain.js'
import { createNames } from './createNames.js'
import { createNetworkClient } from './createNetworkClient.js'

/** All of the adapter that needs viem: one lazy chunk, loaded by the first call that reads a chain. */
export type Library = Reads & { getClient(networkId: CaipNetworkId): Client<Transport, Chain> }

/**
 * Creates it, with one client per network from the first use on.
 *
 * @example (await createLibrary({ networks: [mainnet] }, ports)).getClient('eip155:1')
 */
export async function createLibrary(options: Eip155Options, ports: Pick<Ports, 'fetch' | 'clock'>): Promise<Library> {
  const chains = await Promise.all(options.networks.map(completeChain))
  const getClient = createNetworkCache(chains, (chain) => createNetworkClient({ chain, options, ports }))
  return {
    ...createReads({
      getRequest: (networkId) => getClient(networkId).request as RpcRequest,
      getNames: (networkId) => createNames(getClient(networkId)),
      getMulticall: (networkId) => getClient(networkId).chain.contracts?.multicall3?.address,
      clock: ports.clock,
      pollingIntervalMs: options.pollingIntervalMs ?? defaultPollingIntervalMs,
    }),
    getClient,
  }
}
