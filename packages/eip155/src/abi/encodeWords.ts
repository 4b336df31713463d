import { KitError } from '@kit/core/adapter'
import { parseAddress } from '../address/parseAddress.js'

/**
 * Arguments of 32 bytes each, after the selector of a function or after `0x`. Texts are addresses.
 *
 * @throws KitError `account/invalidAddress`
 * @example encodeWords('0x70a08231', owner)
 */
export function encodeWords(start: `0x${string}`, ...args: readonly (string | bigint)[]): `0x${string}` {
  const words = args.map((arg) => {
    const digits = typeof arg === 'bigint' ? arg.toString(16) : parseAddress(arg)?.slice(2).toLowerCase()
    if (digits === undefined)
      throw new KitError('account/invalidAddress', { shortMessage: 'This is not an EVM address.' })
    return digits.padStart(64, '0')
  })
  return `${start}${words.join('')}`
}
