import { cleanText, KitError } from '@kit/core/adapter'
import { parseAddress } from './parseAddress.js'

/**
 * The 32 bytes of a Solana address.
 *
 * @throws KitError `account/invalidAddress`.
 * @example requireAddress(account.address)
 */
export function requireAddress(text: string): Uint8Array {
  const bytes = parseAddress(text)
  if (bytes) return bytes
  throw new KitError('account/invalidAddress', {
    shortMessage: 'This is not a Solana address.',
    details: cleanText(text),
  })
}
