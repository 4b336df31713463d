import { cleanText, KitError } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { isMistyped } from '../address/ChecksumAddress.js'

/**
 * Returns the address of a recipient, in lower case.
 *
 * @throws KitError `transfer/invalidRecipient` for an invalid address, a wrong checksum, or the zero address.
 * @example requireReceiver('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
 */
export function requireReceiver(text: string): `0x${string}` {
  const address = parseAddress(text)
  const shortMessage = !address
    ? 'The recipient is not a valid EVM address.'
    : isMistyped(address)
      ? "The recipient's address fails its checksum. Check it for typos."
      : /^0x0{40}$/.test(address)
        ? 'No one controls the zero address. Anything you send there is lost.'
        : undefined
  if (shortMessage === undefined) return (address as string).toLowerCase() as `0x${string}`
  throw new KitError('transfer/invalidRecipient', { shortMessage, details: cleanText(text) })
}
