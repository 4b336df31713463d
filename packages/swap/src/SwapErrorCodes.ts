/** Error codes of {@link swap}, added to those of the kit. */
export interface SwapErrorCodes {
  'swap/feeOnTransfer': 'A token charges a transfer fee, so the swap would return less than the minimum; `details` is its symbol.'
  'swap/insufficientLiquidity': 'Insufficient liquidity for this amount.'
  'swap/notReady': 'A swap requires two different tokens and an amount.'
  'swap/notSupported': "Swaps aren't supported on this network."
  'swap/orderUnknown': 'The transaction opened no order with the settler contract.'
  'swap/priceChanged': 'The price moved by more than the slippage. Review the new quote.'
  'swap/slippageInvalid': 'The slippage is out of range.'
  'swap/transactionMismatch': "The transaction doesn't match the quote; `details` names the mismatch."
  'swap/unacknowledged': "The swap may have been sent already, and the warning wasn't acknowledged."
  'swap/wouldFail': 'The simulated swap failed; `details` is the reason.'
}

declare module '@kit/core' {
  interface ErrorCodes extends SwapErrorCodes {}
}
