import { KitError, type TransactionReceipt } from '@kit/core/adapter'
import { parseQuantity, readQuantity } from '../rpc/Quantity.js'
import { parseLogs } from './parseLogs.js'

/** A receipt of a mined transaction, without information about replacement. */
export type MinedReceipt = Omit<TransactionReceipt, 'replacement'>

/**
 * Parses the receipt of a transaction, undefined while it is pending. The fee is everything the sender paid, if the receipt contains it:
 * gas, blobs, and the L1 fee of a rollup.
 *
 * @throws KitError `rpc/failed` for a receipt without a block number or without a known status: an unknown status never counts as success.
 *   Receipts from before Byzantium (2017) have none.
 * @example parseReceipt(await request({ method: 'eth_getTransactionReceipt', params: [hash] }), hash)
 */
export function parseReceipt(value: unknown, hash: string): MinedReceipt | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fields = value as Record<string, unknown>
  // Some nodes return a receipt before it has a block.
  if (fields['blockNumber'] === null) return undefined
  const blockNumber = parseQuantity(fields['blockNumber'])
  const gasUsed = readQuantity(fields['gasUsed'])
  const gasFee = multiply(gasUsed, readQuantity(fields['effectiveGasPrice']))
  const blobFee = multiply(readQuantity(fields['blobGasUsed']), readQuantity(fields['blobGasPrice']))
  const logs = parseLogs(fields['logs'])
  return {
    hash,
    status: parseStatus(fields),
    blockNumber,
    ...(gasUsed !== undefined && { gasUsed }),
    ...(gasFee !== undefined && { fee: gasFee + (blobFee ?? 0n) + (readQuantity(fields['l1Fee']) ?? 0n) }),
    ...(logs && { logs }),
  }
}

function parseStatus({ status, root }: Record<string, unknown>): MinedReceipt['status'] {
  if (status === '0x1') return 'success'
  if (status === '0x0') return 'reverted'
  const shortMessage =
    status === undefined && root !== undefined
      ? 'The receipt predates the Byzantium hard fork and has no status. Whether the transaction succeeded is unknown.'
      : 'The receipt has no status. Whether the transaction succeeded is unknown.'
  throw new KitError('rpc/failed', { shortMessage })
}

const multiply = (amount: bigint | undefined, price: bigint | undefined): bigint | undefined =>
  amount === undefined || price === undefined ? undefined : amount * price
