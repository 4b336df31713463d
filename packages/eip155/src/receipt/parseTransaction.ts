import { RpcError } from '@kit/adapter'
import { parseAddress } from '../address/Address.js'
import { readQuantity } from '../rpc/Quantity.js'

/** The fields that distinguish transactions of one sender. Addresses and data are in lower case. */
export type SentTransaction = {
  readonly hash: string
  readonly from: string
  readonly to: string | undefined
  readonly nonce: bigint
  readonly value: bigint
  readonly input: string
  /** The gas limit, if the node returns it. */
  readonly gas: bigint | undefined
}

/**
 * Returns the transactions of a block. Another node may have returned its number, which proves nothing about its contents.
 *
 * @throws RpcError when the node doesn't have the block.
 * @example listBlockTransactions(await request({ method: 'eth_getBlockByNumber', params: ['0x1', true] }))
 */
export function listBlockTransactions(answer: unknown): readonly unknown[] {
  const { transactions } = (answer ?? {}) as { readonly transactions?: unknown }
  if (Array.isArray(transactions)) return transactions
  throw new RpcError({ shortMessage: 'The node does not have this block yet.' })
}

/**
 * Parses a transaction of a node's response. Returns undefined when it is invalid.
 *
 * @example parseTransaction(await request({ method: 'eth_getTransactionByHash', params: [hash] }))
 */
export function parseTransaction(answer: unknown): SentTransaction | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const fields = answer as Record<string, unknown>
  const from = parseAddress(fields['from'])?.toLowerCase()
  const { hash } = fields
  const [nonce, value, gas] = ['nonce', 'value', 'gas'].map((name) => readQuantity(fields[name]))
  if (!from || readQuantity(hash) === undefined || nonce === undefined || value === undefined) return undefined
  const to = parseAddress(fields['to'])?.toLowerCase()
  const input = String(fields['input'] ?? '0x').toLowerCase()
  return {
    hash: String(hash).toLowerCase(),
    from,
    to,
    nonce,
    value,
    input,
    gas,
  }
}
