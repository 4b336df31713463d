import { type Adapter, type CaipNetworkId, type FetchPort, KitError } from '@kit/core'
import type { Chain, Client, Transport } from 'viem'
import type { Eip155Options } from '../Eip155Options.js'
import { awaitReceipt } from './awaitReceipt.js'
import { createNetworkClient } from './createNetworkClient.js'
import { encodeTransfer } from './encodeTransfer.js'
import { readBalance } from './readBalance.js'
import { readIdentity } from './readIdentity.js'

/** All of the adapter that needs viem: one lazy chunk, loaded by the first call that reads a chain. */
export type Library = Required<Pick<Adapter, 'getBalance' | 'getIdentity' | 'waitForTransaction'>> & {
  getClient(networkId: CaipNetworkId): Client<Transport, Chain>
  readonly encodeTransfer: typeof encodeTransfer
}

/**
 * Makes it, with one client per network from the first use on.
 *
 * @example createLibrary({ networks: [mainnet] }, ports.fetch).getClient('eip155:1')
 */
export function createLibrary(options: Eip155Options, fetch: FetchPort | undefined): Library {
  const clients = new Map<CaipNetworkId, Client<Transport, Chain>>()
  const getClient = (networkId: CaipNetworkId) => {
    const known = clients.get(networkId)
    if (known) return known
    const chain = options.networks.find(({ id }) => networkId === `eip155:${id}`)
    if (!chain) {
      throw new KitError('network/notConfigured', { shortMessage: 'Chain not configured.', details: networkId })
    }
    const client = createNetworkClient({ chain, options, fetch })
    clients.set(networkId, client)
    return client
  }
  return {
    getClient,
    getBalance: async (call) => readBalance(getClient(call.network.caipNetworkId), call),
    getIdentity: async (call) => readIdentity(getClient(call.network.caipNetworkId), call),
    waitForTransaction: async (call) => awaitReceipt(getClient(call.network.caipNetworkId), call),
    encodeTransfer,
  }
}
