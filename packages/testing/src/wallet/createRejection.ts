import { ProviderError } from '../evm/ProviderError.js'
import type { TestWalletBehavior } from './TestWalletBehavior.js'

/**
 * Creates a rejection in the shape that `behavior.rejection` names. All shapes mean the same to a dapp.
 *
 * @example throw createRejection('ethers') // code 'ACTION_REJECTED'
 */
export const createRejection = (shape: TestWalletBehavior['rejection']): Error => {
  const message = 'User rejected the request.'
  switch (shape) {
    case 'plain':
      return new ProviderError(4001, message)
    case 'wrapped':
      return new ProviderError(-32603, 'Internal JSON-RPC error.', { originalError: { code: 4001, message } })
    case 'ethers':
      return new ProviderError('ACTION_REJECTED', 'user rejected action (action="sendTransaction", reason="rejected")')
    case 'pairing':
      return new ProviderError(5000, 'User rejected.')
    case 'phrase':
      return new Error('User denied transaction signature.')
  }
}
