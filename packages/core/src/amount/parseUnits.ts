import { KitError } from '../error/KitError.js'

/**
 * Parses a decimal string into base units. Nothing is rounded: throws `amount/invalid` for anything but digits with at most one point, and
 * for more decimals than the currency has.
 *
 * @example
 * parseUnits('1.5', 6) // 1500000n
 */
export function parseUnits(text: string, decimals: number): bigint {
  const [, whole = '', fraction = ''] = /^(\d*)(?:\.(\d*))?$/.exec(text.length <= 120 ? text : '') ?? []
  if (whole + fraction === '' || fraction.length > decimals)
    throw new KitError('amount/invalid', { shortMessage: 'Invalid amount for this currency.' })
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}
