import type { TransactionRequest } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { invalidTransaction } from '../error/invalidTransaction.js'
import { toQuantity } from '../rpc/Quantity.js'

const reserved = ['from', 'to', 'value', 'data', 'input', 'chainId']

/**
 * Encodes a transaction for `eth_sendTransaction`, with its chain ID, so that a wallet which switched at the last moment refuses it. Gas
 * and fees are left to the wallet unless `extra` sets them. Numbers in `extra` become quantities. `extra` can't change sender, recipient,
 * value, data or chain.
 *
 * @throws KitError `transaction/invalid` for a malformed recipient, value or data, or a negative or inexact number in `extra`.
 * @example encodeTransaction({ to, value: 10n ** 18n }, from, 1)
 */
export function encodeTransaction(
  transaction: TransactionRequest,
  from: string,
  chainId: number,
): Readonly<Record<string, unknown>> {
  const { to, value, data, extra = {} } = transaction
  const address = parseAddress(to)
  if (to !== undefined && !address) throw invalidTransaction('The recipient is not a valid EVM address.')
  if (value !== undefined && (typeof value !== 'bigint' || value < 0n))
    throw invalidTransaction('Invalid amount in base units.')
  if (data !== undefined && !/^0x([\da-f]{2})*$/i.test(data)) throw invalidTransaction('The data must be a hex string.')
  if (!address && !data) throw invalidTransaction('A transaction needs `to` or `data`.')
  const rest = Object.entries(extra)
    .filter(([key, field]) => field !== undefined && !reserved.includes(key))
    .map(([key, field]) => [key, typeof field === 'bigint' || typeof field === 'number' ? encodeNumber(field) : field])
  return {
    ...Object.fromEntries(rest),
    from,
    chainId: toQuantity(chainId),
    ...(address && { to: address }),
    ...(value !== undefined && { value: toQuantity(value) }),
    ...(data !== undefined && { data }),
  }
}

function encodeNumber(field: bigint | number): string {
  if (field < 0 || (typeof field === 'number' && !Number.isSafeInteger(field)))
    throw invalidTransaction('The transaction has an invalid number.')
  return toQuantity(field)
}
