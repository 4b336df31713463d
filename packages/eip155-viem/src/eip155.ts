import { type CaipNetworkId, KitError, type Ports } from '@kit/core'
import { createEip155Base, toNetwork } from '@kit/eip155'
import type { Chain, Client, Transport } from 'viem'
import type { Eip155Options } from './Eip155Options.js'
import type { ViemAdapter } from './ViemAdapter.js'

/**
 * The EVM adapter on viem. Discovery, connecting, switching, signing and sending take only the wallet's provider; viem is loaded by the
 * first call that reads the chain. Only the endpoints of `networks`, `rpcUrls` and `transports` are asked.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet, base] })] })
 */
export function eip155(options: Eip155Options): ViemAdapter {
  const chains = new Map<string, Chain>(options.networks.map((chain) => [`eip155:${chain.id}`, chain]))
  const networks = [...chains.values()].map((chain) => toNetwork(chain, options.rpcUrls?.[chain.id]))
  const clients = new Map<string, Promise<Client<Transport, Chain>>>()
  let fetch: Ports['fetch'] | undefined

  const makeClient = async (networkId: CaipNetworkId) => {
    const chain = chains.get(networkId)
    if (!chain) {
      throw new KitError('network/notConfigured', { shortMessage: 'Chain not configured.', details: networkId })
    }
    const { createNetworkClient } = await import('./library/createNetworkClient.js')
    return createNetworkClient({ chain, options, fetch })
  }
  const getClient = (networkId: CaipNetworkId) => {
    const known = clients.get(networkId)
    if (known) return known
    const client = makeClient(networkId)
    clients.set(networkId, client)
    // What failed, a chunk that did not load for instance, is tried again by the next call.
    client.catch(() => clients.delete(networkId))
    return client
  }

  const base = createEip155Base({ networks, accountPicker: options.accountPicker })
  return {
    ...base,
    getClient,
    watchConnectors(ports, listener) {
      fetch = ports.fetch
      return base.watchConnectors(ports, listener)
    },
    async getBalance(call) {
      const [{ readBalance }, client] = await load(import('./library/readBalance.js'), call)
      return readBalance(client, call)
    },
    async getIdentity(call) {
      const [{ readIdentity }, client] = await load(import('./library/readIdentity.js'), call)
      return readIdentity(client, call)
    },
    async transfer(call) {
      const { encodeTransfer } = await import('./library/encodeTransfer.js')
      return base.sendTransaction({ ...call, transaction: encodeTransfer(call) })
    },
    async waitForTransaction(call) {
      const [{ awaitReceipt }, client] = await load(import('./library/awaitReceipt.js'), call)
      return awaitReceipt(client, call)
    },
  }

  function load<M>(module: Promise<M>, call: { readonly network: { readonly caipNetworkId: CaipNetworkId } }) {
    return Promise.all([module, getClient(call.network.caipNetworkId)])
  }
}
