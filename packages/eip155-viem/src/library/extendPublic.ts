import { type Chain, type Client, type PublicClient, publicActions, type Transport } from 'viem'

/**
 * Extends a read client with all of viem's public actions.
 *
 * @example extendPublic(client).getBlock()
 */
export function extendPublic(client: Client<Transport, Chain>): PublicClient<Transport, Chain> {
  return client.extend(publicActions) as unknown as PublicClient<Transport, Chain>
}
