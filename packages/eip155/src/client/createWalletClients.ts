import type { RpcRequest } from '@kit/adapter'
import { type CaipNetworkId, type ClockPort, KitError, type WalletTarget, type WithWallet } from '@kit/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { createClientProvider } from './createClientProvider.js'

/** The parts from which a chain library creates its wallet client. */
export type ClientWallet = {
  readonly provider: Eip1193Provider
  readonly networkId: CaipNetworkId
  readonly address: string
}

/**
 * Creates a function that returns one client per connection, account and network.
 *
 * @throws KitError `connection/notConnected`, `connection/reconnecting`, `account/notFound`; those of `wrap`.
 * @example const getWalletClient = createWalletClients({ withWallet, clock, getRequest, wrap })
 */
export function createWalletClients<Client>(options: {
  readonly withWallet: WithWallet | undefined
  readonly clock: ClockPort
  /** Returns a function that sends requests to the app's endpoints. */
  getRequest(networkId: CaipNetworkId): RpcRequest
  wrap(wallet: ClientWallet): Client | Promise<Client>
}): (target?: WalletTarget) => Promise<Client> {
  const { withWallet, clock, getRequest, wrap } = options
  const clients = new Map<string, Promise<Client>>()
  return async ({ networkId, ...target } = {}) => {
    if (withWallet === undefined)
      throw new KitError('connection/notConnected', {
        shortMessage: 'This adapter was created without a kit. Pass it to `createKit`.',
      })
    // Without the network, because the wallet is switched only for an actual request.
    const found = await withWallet({ namespace: 'eip155', ...target }, async ({ connectionId, account, network }) => ({
      connectionId,
      address: account.address,
      networkId: networkId ?? network.id,
    }))
    const key = JSON.stringify([found.connectionId, found.address, found.networkId])
    const known = clients.get(key)
    if (known !== undefined) return known
    const request = getRequest(found.networkId)
    const provider = createClientProvider({ ...found, withWallet, clock, request })
    const client = Promise.resolve(wrap({ provider, networkId: found.networkId, address: found.address }))
    clients.set(key, client)
    client.catch(() => clients.delete(key))
    return client
  }
}
