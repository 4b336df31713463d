import { type Hex, keccak256 } from 'viem'
import type { RequestContext } from '../page/Page.js'
import { broadcast } from './broadcast.js'
import type { ChainClient } from './createChainClient.js'

/**
 * Broadcasts a signed EVM transaction. Resolves with its hash.
 *
 * @throws MaybeSent and all else that {@link broadcast} throws
 */
export async function broadcastTransaction(
  signed: Hex,
  client: ChainClient,
  call: Pick<RequestContext, 'signal' | 'waiting'>,
): Promise<Hex> {
  const hash = keccak256(signed)
  await broadcast(
    {
      hash,
      send: () => client.sendRawTransaction({ serializedTransaction: signed }),
      async find() {
        const found = await client.request({ method: 'eth_getTransactionByHash', params: [hash] })
        return found?.hash === hash
      },
    },
    call,
  )
  return hash
}
