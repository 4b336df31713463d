import { cleanText, KitError } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { isMistyped } from '../address/ChecksumAddress.js'

/**
 * The address of a receiver, in lower case.
 *
 * @throws KitError `transfer/invalidReceiver` for what is no address, fails its checksum, or is the zero address, which nobody has.
 * @example requireReceiver('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
 */
export function requireReceiver(text: string): `0x${string}` {
  const address = parseAddress(text)
  const shortMessage = !address
    ? 'The receiver is not an EVM address.'
    : isMistyped(address)
      ? "The receiver's address fails its checksum: a character is wrong."
      : /^0x0{40}$/.test(address)
        ? 'The zero address belongs to nobody: what is sent there is lost.'
        : undefined
  if (shortMessage === undefined) return (address as string).toLowerCase() as `0x${string}`
  throw new KitError('transfer/invalidReceiver', { shortMessage, details: cleanText(text) })
}
