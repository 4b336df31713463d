import { KitError } from '../error/KitError.js'

/**
 * Reads a decimal text as base units. Throws `amount/invalid` on anything but digits with at most one point, and on more
 * decimals than the currency has: nothing is rounded behind the visitor's back.
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
