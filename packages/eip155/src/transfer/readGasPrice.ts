import type { RpcRequest } from '@kit/adapter'
import { parseQuantity } from '../rpc/Quantity.js'

/** The gas price fields of a transaction. */
export type TransferGasPrice =
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  | { readonly gasPrice: bigint }

/**
 * Returns the gas price for a transaction sent now. It allows 1.2 times the last base fee, which may rise before the next block (rule
 * capabilities-3). It adds the priority fee that the node suggests (EIP-1559). On chains without a base fee, returns the gas price.
 *
 * @throws KitError `rpc/failed` for an invalid response.
 * @example const fee = 21_000n * maxPerGas(await readGasPrice(request))
 */
export async function readGasPrice(request: RpcRequest): Promise<TransferGasPrice> {
  const [block, priority, gasPrice] = await Promise.all([
    request({ method: 'eth_getBlockByNumber', params: ['latest', false] }),
    // Not every node supports it.
    request({ method: 'eth_maxPriorityFeePerGas' }).then(parseQuantity, () => undefined),
    request({ method: 'eth_gasPrice' }).catch(() => undefined),
  ])
  const baseFeePerGas = (block as { readonly baseFeePerGas?: unknown } | null | undefined)?.baseFeePerGas ?? undefined
  if (baseFeePerGas === undefined) return { gasPrice: parseQuantity(gasPrice) }
  const baseFee = parseQuantity(baseFeePerGas)
  const tip = priority ?? (parseQuantity(gasPrice) > baseFee ? parseQuantity(gasPrice) - baseFee : 0n)
  return { maxFeePerGas: (baseFee * 12n + 9n) / 10n + tip, maxPriorityFeePerGas: tip }
}

/** Returns the maximum price per unit of gas. */
export function maxPerGas(price: TransferGasPrice): bigint {
  return 'gasPrice' in price ? price.gasPrice : price.maxFeePerGas
}
