import { cleanText, KitError } from '@kit/core/adapter'
import { parseSolanaAddress } from './parseSolanaAddress.js'

/**
 * Returns the 32 bytes of a Solana address.
 *
 * @throws KitError `account/invalidAddress`.
 * @example requireSolanaAddress(account.address)
 */
export function requireSolanaAddress(text: string): Uint8Array {
  const bytes = parseSolanaAddress(text)
  if (bytes) return bytes
  throw new KitError('account/invalidAddress', {
    shortMessage: 'Not a valid Solana address.',
    details: cleanText(text),
  })
}
