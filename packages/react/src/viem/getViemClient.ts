import { type CaipNetworkId, type Kit, KitError } from '@kit/core'
import type { Chain, PublicClient, Transport } from 'viem'

/** viem's client of a network, as `@kit/eip155-viem` provides it. */
export type ViemClient = PublicClient<Transport, Chain>

/**
 * Returns viem's client for a network, over the app's endpoints.
 *
 * @throws KitError `network/unknownNamespace` without an EVM adapter, `adapter/unsupported` if it is another library's
 */
export async function getViemClient(kit: Kit, networkId: CaipNetworkId): Promise<ViemClient> {
  const client: unknown = await kit.adapter('eip155').getPublicClient?.(networkId)
  if (isViemClient(client)) return client
  throw new KitError('adapter/unsupported', {
    shortMessage: 'Contract hooks need the EVM adapter on viem: eip155() of @kit/eip155-viem.',
  })
}

const isViemClient = (client: unknown): client is ViemClient =>
  typeof client === 'object' && client !== null && 'readContract' in client && 'watchContractEvent' in client
