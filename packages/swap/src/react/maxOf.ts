import type { SwapState } from '../SwapState.js'

/**
 * The most that can be sold: of the chain's own currency, twice the network fee stays, for fees may rise until the swap is sent.
 *
 * @example maxOf({ from: ether, networkFee: 2n }, 10n) // 6n
 */
export function maxOf({ from, networkFee = 0n }: Pick<SwapState, 'from' | 'networkFee'>, balance: bigint): bigint {
  const kept = from?.address === undefined ? networkFee * 2n : 0n
  return balance > kept ? balance - kept : 0n
}
