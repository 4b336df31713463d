import type { ChainLike } from '@kit/eip155'
import type { Chain, Client, Transport } from 'viem'
import { completeChain } from './completeChain.js'
import { createNetworkClient } from './createNetworkClient.js'

export { createViemNames } from './createViemNames.js'

/**
 * Creates the viem client of a network, with viem's code for chains of its family.
 *
 * @example await openNetworkClient({ chain: base, request, options, ports })
 */
export const openNetworkClient = async (
  call: Omit<Parameters<typeof createNetworkClient>[0], 'chain'> & { readonly chain: ChainLike },
): Promise<Client<Transport, Chain>> => createNetworkClient({ ...call, chain: await completeChain(call.chain) })
