import { KitError } from '@kit/core/plugin'

declare module '@kit/core' {
  interface ErrorCodes {
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
}

/** The error for a price that is too far from the one that is on show. */
export function priceChanged(): KitError {
  return new KitError('swap/priceChanged', {
    shortMessage: 'The price has fallen by more than the slippage while it was shown: look at the new one.',
  })
}

/** What of a transaction differs from what the visitor saw. */
export type Difference = 'target' | 'token' | 'amount' | 'receiver' | 'minimum' | 'approval'

const sentences: Readonly<Record<Difference, string>> = {
  target: 'The transaction goes to another contract than the one that trades.',
  token: 'The transaction moves a token that is not part of the swap.',
  amount: 'The transaction takes more than the amount.',
  receiver: 'What is bought does not arrive at the account.',
  minimum: 'The transaction does not keep to the minimum that was shown.',
  approval: 'The transaction allows somebody more than the swap needs.',
}

/**
 * The error for a transaction that is not what was shown; `details` begins with what differs.
 *
 * @example throw refuse('target', router)
 */
export function refuse(difference: Difference, found?: string): KitError {
  return new KitError('swap/transactionRefused', {
    shortMessage: sentences[difference],
    details: found === undefined ? difference : `${difference}: ${found}`,
  })
}
