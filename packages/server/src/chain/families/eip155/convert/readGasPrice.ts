import { z } from 'zod'
import type { Chains } from '../../../chains/Chains.js'
import { RpcFailure } from '../../../chains/RpcFailure.js'
import { NoUpstreamResponded } from '../../../gateway/createChainGateway.js'

/** Gas prices in wei, as text. */
export type GasPrice = { readonly standard: string; readonly fast: string; readonly instant: string }

const blockCount = '0xa'
const percentiles = [25, 50, 75]

const quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform(BigInt)

const feeHistory = z.object({
  baseFeePerGas: z.array(quantity).min(1),
  reward: z.array(z.tuple([quantity, quantity, quantity])).min(1),
})

/**
 * Reads current gas prices: a quarter above the next block's base fee, plus the tips of the last ten blocks. On chains without a base fee,
 * they are the node's price, a tenth and a quarter above it.
 *
 * @throws NoUpstreamResponded
 */
export async function readGasPrice(chains: Chains, chain: string): Promise<GasPrice> {
  const history = feeHistory.safeParse(
    await callUnlessUnsupported(chains, chain, 'eth_feeHistory', [blockCount, 'latest', percentiles]),
  )
  const base = history.data?.baseFeePerGas.at(-1) ?? 0n
  if (history.data !== undefined && base > 0n) {
    const { reward } = history.data
    const [standard, fast, instant] = percentiles.map(
      (_, column) => (base * 5n) / 4n + median(reward.map((block) => block[column] ?? 0n)),
    ) as [bigint, bigint, bigint]
    return { standard: standard.toString(), fast: fast.toString(), instant: instant.toString() }
  }
  const price = quantity.safeParse(await callUnlessUnsupported(chains, chain, 'eth_gasPrice', [])).data
  if (price === undefined) throw new NoUpstreamResponded(['no gas price'])
  return {
    standard: price.toString(),
    fast: ((price * 11n) / 10n).toString(),
    instant: ((price * 5n) / 4n).toString(),
  }
}

async function callUnlessUnsupported(chains: Chains, chain: string, method: string, params: unknown): Promise<unknown> {
  try {
    return await chains.call(chain, method, params)
  } catch (error) {
    if (error instanceof RpcFailure) return undefined
    throw error
  }
}

function median(values: readonly bigint[]): bigint {
  const sorted = [...values].sort((a, b) => (a < b ? -1 : Number(a > b)))
  return sorted[sorted.length >> 1] ?? 0n
}
