import { parseAddress } from './parseAddress.js'
import { toChecksumAddress } from './toChecksumAddress.js'

/** An address as this chain writes it, with its checksum; any other text is returned unchanged. */
export function formatChecksummed(text: string): string {
  const address = parseAddress(text)
  return address ? toChecksumAddress(address) : text
}
