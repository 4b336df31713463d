import { type Hex, hexToBigInt } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import type { Chains } from '../../../../chain/Chains.js'

/** What gas costs on a chain now, in base units. */
export type GasPrices = {
  readonly baseFee: bigint
  /** Half of what the node suggests: one that waits long keeps those after it waiting. */
  readonly leastTip: bigint
}

type Fees = Pick<UserOperation<'0.7'>, 'maxFeePerGas' | 'maxPriorityFeePerGas'>

/** Reads them. */
export async function readGasPrices(chains: Chains, chain: string): Promise<GasPrices> {
  const [block, suggested] = await Promise.all([
    chains.call(chain, 'eth_getBlockByNumber', ['latest', false]) as Promise<{ baseFeePerGas?: Hex } | null>,
    chains.call(chain, 'eth_maxPriorityFeePerGas', []) as Promise<Hex>,
  ])
  return { baseFee: hexToBigInt(block?.baseFeePerGas ?? '0x0'), leastTip: hexToBigInt(suggested) / 2n }
}

/** The least fees of an operation that is taken. The next block's base fee is an eighth more at most. */
export function leastFees({ baseFee, leastTip }: GasPrices): Fees {
  return { maxFeePerGas: (baseFee * 9n) / 8n + leastTip, maxPriorityFeePerGas: leastTip }
}

/** The least that EntryPoint pays for a unit of gas in the next block, whose base fee is an eighth less at most. */
export function leastPaid({ maxFeePerGas, maxPriorityFeePerGas }: Fees, { baseFee }: GasPrices): bigint {
  const paid = (baseFee * 7n) / 8n + maxPriorityFeePerGas
  const least = paid < maxFeePerGas ? paid : maxFeePerGas
  return least > 0n ? least : 1n
}

/** The gas that pays for a fee at a price. */
export function gasFor(fee: bigint, price: bigint): bigint {
  return (fee + price - 1n) / price
}
