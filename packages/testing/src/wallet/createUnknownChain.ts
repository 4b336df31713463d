import { ProviderError } from '../evm/ProviderError.js'
import type { TestWalletBehavior } from './TestWalletBehavior.js'

/**
 * Creates an "unknown chain" error in the shape that `behavior.unknownChain` names. Code 4902 is de facto: EIP-3326 does not list it, and
 * wallets wrap it.
 *
 * @example throw createUnknownChain('nested', 31338)
 */
export const createUnknownChain = (shape: TestWalletBehavior['unknownChain'], chainId: number): ProviderError => {
  const message = `Unrecognized chain ID "0x${chainId.toString(16)}". Try adding the chain using wallet_addEthereumChain first.`
  switch (shape) {
    case 'plain':
      return new ProviderError(4902, message)
    case 'nested':
      return new ProviderError(-32603, 'Internal JSON-RPC error.', { originalError: { code: 4902, message } })
    case 'internal':
      return new ProviderError(-32603, message)
  }
}
