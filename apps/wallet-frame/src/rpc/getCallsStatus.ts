import { type Hex, isHex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import type { ChainClient } from './ChainClient.js'
import { decodeCallsId } from './encodeCallsId.js'
import { parseParams } from './params.js'
import { RpcFailure } from './RpcFailure.js'
import type { RpcMethod, RpcServices } from './RpcServices.js'
import { callsKey } from './sendCalls.js'

const ids = z.tuple([z.string().check(z.maxLength(8194))], z.unknown())
const hex = z.custom<Hex>((value) => isHex(value))
const receipts = z.nullable(
  z.object({
    logs: z.array(z.object({ address: hex, data: hex, topics: z.array(hex) })),
    status: z.enum(['0x0', '0x1']),
    blockHash: hex,
    blockNumber: hex,
    gasUsed: hex,
    transactionHash: hex,
  }),
)

/**
 * `wallet_getCallsStatus` (EIP-5792), read of the chain: 100 until all that was sent is in a block, then 200, 600 where some of it failed
 * or was not sent, 500 where all of it failed.
 *
 * @throws RpcFailure 5730 for an id that is not known
 */
export function getCallsStatus(services: RpcServices): RpcMethod {
  return async (call) => {
    const [id] = parseParams(ids, call.params)
    const own: unknown = decodeCallsId(id) ? id : await services.keyValue.get(callsKey(services, id))
    const sent = typeof own === 'string' ? decodeCallsId(own) : undefined
    const network = sent && services.networkOf(`eip155:${sent.chainId}`)
    if (sent === undefined || network === undefined) throw new RpcFailure(5730, 'The calls are not known')
    const client = services.clientOf(network)
    const found = (await Promise.all(sent.hashes.map((hash) => readReceipt(client, hash)))).filter(
      (one) => one !== null,
    )
    const good = found.filter(({ status }) => status === '0x1').length
    return {
      version: '2.0.0',
      id,
      chainId: numberToHex(sent.chainId),
      atomic: sent.isComplete && sent.hashes.length === 1,
      status:
        found.length < sent.hashes.length
          ? 100
          : good === 0
            ? 500
            : sent.isComplete && good === found.length
              ? 200
              : 600,
      receipts: found,
    }
  }
}

async function readReceipt(client: ChainClient, hash: Hex): Promise<z.output<typeof receipts>> {
  const answer = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] })
  const read = z.safeParse(receipts, answer)
  if (!read.success) throw new RpcFailure(-32603, 'The node gave no valid answer')
  return read.data
}
