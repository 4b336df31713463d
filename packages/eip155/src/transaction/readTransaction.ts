import type { RpcRequest } from '@kit/adapter'
import { KitError, type ReadCall, type TransactionDetails } from '@kit/core/adapter'
import { toChecksumAddress } from '../address/ChecksumAddress.js'
import { describeRevert } from '../error/describeRevert.js'
import { type MinedReceipt, parseReceipt } from '../receipt/parseReceipt.js'
import { parseTransaction, type SentTransaction } from '../receipt/parseTransaction.js'
import { parseQuantity, toQuantity } from '../rpc/Quantity.js'
import { readChain } from '../rpc/toEvmRpcError.js'
import { decodeCall } from './decodeCall.js'

/**
 * Reads the details of a transaction, or undefined if the node doesn't know it. The reason of a revert is found by repeating the call on
 * the block before. Nodes that have pruned that state don't return it, and another transaction of the same block may have been the cause.
 *
 * @throws KitError `transaction/invalid` for a malformed hash, `rpc/failed`, `rpc/timedOut`.
 * @example await readTransaction(request, { network, hash })
 */
export async function readTransaction(
  request: RpcRequest,
  call: ReadCall & { readonly hash: string },
): Promise<TransactionDetails | undefined> {
  const { hash, signal } = call
  if (!/^0x[\da-f]{64}$/i.test(hash)) {
    throw new KitError('transaction/invalid', { shortMessage: 'Not a valid transaction hash.' })
  }
  return readChain(() => read(request, hash), signal, "Couldn't read the transaction.")
}

async function read(request: RpcRequest, hash: string): Promise<TransactionDetails | undefined> {
  const [reported, reportedReceipt] = await Promise.all([
    request({ method: 'eth_getTransactionByHash', params: [hash] }),
    request({ method: 'eth_getTransactionReceipt', params: [hash] }),
  ])
  const sent = parseTransaction(reported)
  if (!sent) return undefined
  const receipt = parseReceipt(reportedReceipt, hash)
  const [minedAtMs, reason] = receipt
    ? await Promise.all([
        readTime(request, receipt),
        receipt.status === 'reverted' ? readReason(request, sent, receipt) : undefined,
      ])
    : []
  return {
    hash,
    status: receipt?.status ?? 'pending',
    from: toChecksumAddress(sent.from as `0x${string}`),
    to: sent.to === undefined ? undefined : toChecksumAddress(sent.to as `0x${string}`),
    value: sent.value,
    fee: receipt?.fee,
    blockNumber: receipt?.blockNumber,
    minedAtMs,
    // A contract creation is not a call.
    call: sent.to === undefined ? undefined : decodeCall(sent.input),
    reason,
  }
}

async function readTime(request: RpcRequest, { blockNumber }: MinedReceipt): Promise<number | undefined> {
  const block = await request({ method: 'eth_getBlockByNumber', params: [toQuantity(blockNumber), false] })
  const seconds = (block as { readonly timestamp?: unknown } | null)?.timestamp
  // A node behind a load balancer may not have the block yet.
  return seconds === undefined ? undefined : Number(parseQuantity(seconds)) * 1000
}

async function readReason(
  request: RpcRequest,
  { from, to, value, input: data, gas }: SentTransaction,
  { blockNumber, gasUsed }: MinedReceipt,
): Promise<string | undefined> {
  const transaction = { from, ...(to !== undefined && { to }), value: toQuantity(value), data }
  try {
    await request({ method: 'eth_call', params: [transaction, toQuantity(blockNumber - 1n)] })
  } catch (error) {
    const reason = describeRevert(error)
    return reason === 'unknown reason' ? undefined : reason
  }
  return gas !== undefined && gas === gasUsed ? 'The transaction ran out of gas.' : undefined
}
