import { type Hex, keccak256 } from 'viem'
import { broadcast } from './broadcast.js'
import type { ChainClient } from './ChainClient.js'
import type { RpcCall } from './RpcServices.js'

/**
 * Broadcasts a signed transaction of an EVM chain. Resolves with its hash.
 *
 * @throws MaybeSent and all else that {@link broadcast} throws
 */
export async function broadcastTransaction(
  signed: Hex,
  client: ChainClient,
  call: Pick<RpcCall, 'signal' | 'waiting'>,
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
