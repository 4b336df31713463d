import type { SwapState } from './SwapState.js'

/** The input that a swap lacks before it can be reviewed, in the order in which the user fills it in. */
export type SwapNeed = 'selectToken' | 'enterAmount' | 'insufficient' | 'quote'

/**
 * Returns the first problem of a swap. Undefined if it can be reviewed. The quote of an amount above the balance is still shown.
 *
 * @param balance Balance of the sold token in base units. Undefined while unknown.
 * @example swapNeeds(kit.plugins.swap.state.getState(), 5n) // 'insufficient'
 */
export function swapNeeds(state: SwapState, balance: bigint | undefined): SwapNeed | undefined {
  const { from, to, typed, amountIn, amountOut, quote } = state
  if (from === undefined || to === undefined) return 'selectToken'
  if (((typed === 'in' ? amountIn : amountOut) ?? 0n) <= 0n) return 'enterAmount'
  if (exceeds(amountIn, balance)) return 'insufficient'
  return quote.status === 'success' || state.rate !== undefined ? undefined : 'quote'
}

/** Whether an amount exceeds the balance. False if either is unknown. */
export function exceeds(amount: bigint | undefined, balance: bigint | undefined): boolean {
  return amount !== undefined && balance !== undefined && amount > balance
}

/**
 * Returns the maximum that can be sold. For the native currency, twice the network fee is kept, since fees may rise before the swap is
 * sent.
 *
 * @example maxOf({ from: ether, networkFee: 2n }, 10n) // 6n
 */
export function maxOf({ from, networkFee = 0n }: Pick<SwapState, 'from' | 'networkFee'>, balance: bigint): bigint {
  const kept = from?.address === undefined ? networkFee * 2n : 0n
  return balance > kept ? balance - kept : 0n
}
