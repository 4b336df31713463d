import { ProviderError } from '../evm/ProviderError.js'
import type { PolkadotRejection } from './PolkadotTestWallet.js'

/**
 * Creates a rejection in the shape that `behavior.rejection` names. All shapes mean the same to a dapp.
 *
 * @example throw createPolkadotRejection('cancelled') // Error: Cancelled
 */
export const createPolkadotRejection = (shape: PolkadotRejection): Error => {
  switch (shape) {
    case 'cancelled':
      return new Error('Cancelled')
    case 'rejected':
      return new Error('Rejected')
    case 'byUser':
      return new Error('Rejected by user')
    case 'notAllowed':
      return new Error('The source https://dapp.example is not allowed to interact with this extension')
    case 'plain':
      return new ProviderError(4001, 'User rejected the request.')
  }
}
