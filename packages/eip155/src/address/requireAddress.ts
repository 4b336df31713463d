import { cleanText, KitError } from '@kit/core/adapter'
import { parseAddress } from './parseAddress.js'

/**
 * An address in lower case: nodes that check checksums refuse a wrong one, which matters to a payment and not to a read.
 *
 * @throws KitError `account/invalidAddress` for what is none.
 * @example requireAddress('0xF39F…') // '0xf39f…'
 */
export function requireAddress(text: string): string {
  const address = parseAddress(text)?.toLowerCase()
  if (address) return address
  throw new KitError('account/invalidAddress', {
    shortMessage: 'This is not an EVM address.',
    details: cleanText(text),
  })
}
