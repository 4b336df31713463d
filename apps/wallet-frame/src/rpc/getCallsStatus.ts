import { type Hex, isHex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import type { ReviewNetwork } from '../approval/Review.js'
import type { ChainClient } from '../chain/createChainClient.js'
import { RpcFailure } from '../failure/RpcFailure.js'
import { decodeCallsId, type SentCalls } from './encodeCallsId.js'
import { parseParams } from './params.js'
import type { RpcMethod, RpcServices } from './RpcServices.js'
import { callsKey } from './sendCalls.js'

const ids = z.tuple([z.string().check(z.maxLength(8194))], z.unknown())
const hex = z.custom<Hex>((value) => isHex(value))
const logSchema = z.object({ address: hex, data: hex, topics: z.array(hex) })
const receipts = z.nullable(
  z.object({
    logs: z.array(logSchema),
    status: z.enum(['0x0', '0x1']),
    blockHash: hex,
    blockNumber: hex,
    gasUsed: hex,
    transactionHash: hex,
  }),
)

/**
 * Creates `wallet_getCallsStatus` (EIP-5792), read from the chain. The status is 100 until everything that was sent is in a block, then
 * 200. It is 600 if some of it failed or was not sent, and 500 if all of it failed.
 *
 * @throws RpcFailure 5730 for an unknown ID
 */
export function getCallsStatus(services: RpcServices): RpcMethod {
  return async (call) => {
    const [id] = parseParams(ids, call.params)
    const own: unknown = decodeCallsId(id) ? id : await services.keyValue.get(callsKey(services, id))
    const sent = typeof own === 'string' ? decodeCallsId(own) : undefined
    const network = sent && services.networkOf(`eip155:${sent.chainId}`)
    if (sent === undefined || network === undefined) throw new RpcFailure(5730, 'Unknown bundle ID')
    const found = await readReceipts(services, sent, network)
    const good = found.filter(({ status }) => status === '0x1').length
    const wasAllSent = sent.sent !== 'some'
    return {
      version: '2.0.0',
      id,
      chainId: numberToHex(sent.chainId),
      atomic: sent.sent === 'operation' || (wasAllSent && sent.hashes.length === 1),
      status:
        found.length < sent.hashes.length ? 100 : good === 0 ? 500 : wasAllSent && good === found.length ? 200 : 600,
      receipts: found,
    }
  }
}

type Receipt = NonNullable<z.output<typeof receipts>>

/** Reads the receipts that exist. */
async function readReceipts(
  services: RpcServices,
  { sent, hashes }: SentCalls,
  network: ReviewNetwork,
): Promise<readonly Receipt[]> {
  if (sent !== 'operation') {
    const client = services.clientOf(network)
    return (await Promise.all(hashes.map((hash) => readReceipt(client, hash)))).filter((one) => one !== null)
  }
  const executor = await services.executor?.()
  const found = await Promise.all(hashes.map((hash) => executor?.receipt(hash, network)))
  return found.flatMap((one) => (one ? [{ ...one.receipt, logs: one.logs, status: one.success ? '0x1' : '0x0' }] : []))
}

async function readReceipt(client: ChainClient, hash: Hex): Promise<z.output<typeof receipts>> {
  const answer = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] })
  const read = z.safeParse(receipts, answer)
  if (!read.success) throw new RpcFailure(-32603, 'Unexpected response from the node')
  return read.data
}
