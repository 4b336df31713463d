import type { RpcRequest } from '@kit/adapter'
import type { Account, AccountPosition, ReadCall } from '@kit/core/adapter'
import { parseQuantity } from '../rpc/Quantity.js'
import { readChain } from '../rpc/toEvmRpcError.js'

/**
 * Returns time and number of the newest block, and the account's next nonce, including pending transactions. A smart account has no nonce,
 * because others send for it.
 *
 * @throws KitError `rpc/failed`, `rpc/timedOut`.
 * @example await readAccountPosition(request, { network, account }) // { timeMs: 1764175850000, height: 21, nonce: 7 }
 */
export async function readAccountPosition(
  request: RpcRequest,
  { account: { address, type }, signal }: ReadCall & { readonly account: Account },
): Promise<AccountPosition> {
  const ask = (method: string, ...params: readonly unknown[]) =>
    readChain(() => request({ method, params }), signal, "Couldn't read the account's nonce.")
  const [block, count] = await Promise.all([
    ask('eth_getBlockByNumber', 'latest', false),
    type === 'smartAccount' ? undefined : ask('eth_getTransactionCount', address.toLowerCase(), 'pending'),
  ])
  const { number, timestamp } = (block ?? {}) as { readonly number?: unknown; readonly timestamp?: unknown }
  const timeMs = Number(parseQuantity(timestamp)) * 1_000
  if (count === undefined) return { timeMs }
  return { timeMs, height: Number(parseQuantity(number)), nonce: Number(parseQuantity(count)) }
}
