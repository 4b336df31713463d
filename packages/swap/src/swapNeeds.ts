import type { SwapState } from './SwapState.js'

/** What a swap lacks before it can be reviewed, in the order in which a visitor is asked for it. */
export type SwapNeed = 'selectToken' | 'enterAmount' | 'insufficient' | 'quote'

/**
 * The first thing that a swap lacks; undefined when it can be reviewed. The price of an amount that is more than there is, is shown all
 * the same.
 *
 * @param balance Base units of what is sold that the account has; undefined while nobody knows.
 * @example swapNeeds(kit.plugins.swap.state.getState(), 5n) // 'insufficient'
 */
export function swapNeeds(state: SwapState, balance: bigint | undefined): SwapNeed | undefined {
  const { from, to, typed, amountIn, amountOut, quote } = state
  if (from === undefined || to === undefined) return 'selectToken'
  if (((typed === 'in' ? amountIn : amountOut) ?? 0n) <= 0n) return 'enterAmount'
  if (isMoreThan(amountIn, balance)) return 'insufficient'
  return quote.status === 'success' || state.rate !== undefined ? undefined : 'quote'
}

/** Whether an amount is more than there is; what is not known is not. */
export function isMoreThan(amount: bigint | undefined, balance: bigint | undefined): boolean {
  return amount !== undefined && balance !== undefined && amount > balance
}

/**
 * The most that can be sold: of the chain's own currency, twice the network fee stays, for fees may rise until the swap is sent.
 *
 * @example maxOf({ from: ether, networkFee: 2n }, 10n) // 6n
 */
export function maxOf({ from, networkFee = 0n }: Pick<SwapState, 'from' | 'networkFee'>, balance: bigint): bigint {
  const kept = from?.address === undefined ? networkFee * 2n : 0n
  return balance > kept ? balance - kept : 0n
}
