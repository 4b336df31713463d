import { KitError } from '@kit/core/plugin'
import type { AmountProblem } from './checkAmount.js'

/** Error codes of {@link onramp}. */
export interface OnrampErrorCodes {
  'onramp/amountInvalid': 'Invalid amount for the payment currency.'
  'onramp/amountTooLarge': 'The amount is above the maximum of the payment method; `details` is the limit.'
  'onramp/amountTooSmall': 'The amount is below the minimum of the payment method; `details` is the limit.'
  'onramp/notOffered': "Buying isn't supported on the active network."
}

declare module '@kit/core' {
  interface ErrorCodes extends OnrampErrorCodes {}
}

/** Returns the error for an invalid amount. */
export function amountError(problem: AmountProblem): KitError {
  if (problem.reason === 'tooSmall')
    return new KitError('onramp/amountTooSmall', {
      shortMessage: 'The amount is below the minimum of the payment method.',
      details: problem.min,
    })
  if (problem.reason === 'tooLarge')
    return new KitError('onramp/amountTooLarge', {
      shortMessage: 'The amount is above the maximum of the payment method.',
      details: problem.max,
    })
  return new KitError('onramp/amountInvalid', {
    shortMessage: 'Invalid amount for the payment currency.',
  })
}

/** Returns the error for a network on which nothing can be bought. */
export function onrampNotOffered(): KitError {
  return new KitError('onramp/notOffered', { shortMessage: "Buying isn't supported on the active network." })
}
