import type { ChainClient } from '../chain/createChainClient.js'

type Prices = { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint } | { readonly gasPrice: bigint }

/** Reads the current gas prices in the format of transactions; `price` is the maximum per unit. */
export async function readPrices(client: ChainClient): Promise<{ readonly price: bigint; readonly prices: Prices }> {
  const fees = await client
    .estimateFeesPerGas()
    .catch(async () => client.estimateFeesPerGas({ chain: null, type: 'legacy' }))
  if ('maxFeePerGas' in fees && fees.maxFeePerGas !== undefined) {
    const { maxFeePerGas, maxPriorityFeePerGas } = fees
    return { price: maxFeePerGas, prices: { maxFeePerGas, maxPriorityFeePerGas } }
  }
  const price = ('gasPrice' in fees ? fees.gasPrice : undefined) ?? 0n
  return { price, prices: { gasPrice: price } }
}
