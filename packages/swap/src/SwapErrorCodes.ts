/** The codes that swapping adds to those of the kit. */
export interface SwapErrorCodes {
  'swap/feeOnTransfer': 'A token takes a fee on transfers, so less than the minimum would arrive; `details` is its symbol.'
  'swap/insufficientLiquidity': 'Nobody trades so much of these tokens.'
  'swap/notReady': 'A swap needs two different tokens and an amount.'
  'swap/notSupported': 'Swaps are not offered on this network.'
  'swap/orderUnknown': 'The transaction opened no order at the settler.'
  'swap/priceChanged': 'The price has fallen by more than the slippage while it was shown: look at the new one.'
  'swap/slippageInvalid': 'The slippage is outside of its bounds.'
  'swap/transactionRefused': 'The transaction that the service built does not do what was shown; `details` says what differs.'
  'swap/unacknowledged': 'The swap may have been sent already, and that was not acknowledged.'
  'swap/wouldFail': 'The swap was tried and would fail; `details` is the reason.'
}

declare module '@kit/core' {
  interface ErrorCodes extends SwapErrorCodes {}
}
