import { type Hex, hexToBigInt } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import type { Chains } from '../../../../chains/Chains.js'

/** Current gas prices of a chain, in base units. */
export type GasPrices = {
  readonly baseFee: bigint
  /** Half of the node's suggestion: an operation that waits long blocks those after it. */
  readonly minTip: bigint
}

type Fees = Pick<UserOperation<'0.7'>, 'maxFeePerGas' | 'maxPriorityFeePerGas'>

/** Reads the current gas prices. */
export async function readGasPrices(chains: Chains, chain: string): Promise<GasPrices> {
  const [block, suggested] = await Promise.all([
    chains.call(chain, 'eth_getBlockByNumber', ['latest', false]) as Promise<{ baseFeePerGas?: Hex } | null>,
    chains.call(chain, 'eth_maxPriorityFeePerGas', []) as Promise<Hex>,
  ])
  return { baseFee: hexToBigInt(block?.baseFeePerGas ?? '0x0'), minTip: hexToBigInt(suggested) / 2n }
}

/** Returns the minimum fees of an accepted operation. The next block's base fee is at most an eighth higher. */
export function minFees({ baseFee, minTip }: GasPrices): Fees {
  return { maxFeePerGas: (baseFee * 9n) / 8n + minTip, maxPriorityFeePerGas: minTip }
}

/** Returns the minimum that EntryPoint pays per gas in the next block, whose base fee is at most an eighth lower. */
export function minPaidPrice({ maxFeePerGas, maxPriorityFeePerGas }: Fees, { baseFee }: GasPrices): bigint {
  const paid = (baseFee * 7n) / 8n + maxPriorityFeePerGas
  const minimum = paid < maxFeePerGas ? paid : maxFeePerGas
  return minimum > 0n ? minimum : 1n
}

/** Returns the gas that covers a fee at a price. */
export function gasFor(fee: bigint, price: bigint): bigint {
  return (fee + price - 1n) / price
}
