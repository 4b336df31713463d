const highest = 2n ** 256n - 1n
/** No amount has more. */
const mostDigits = 78

/**
 * A whole number of ERC-681, with or without a power of ten; undefined when it is negative, fractional, larger than a uint256 or none.
 *
 * @example parseUriNumber('2.014e18') // 2014000000000000000n
 */
export function parseUriNumber(text: string): bigint | undefined {
  const [, whole = '', fraction = '', power = ''] = /^\+?(\d*)(?:\.(\d+))?(?:e(\d*))?$/i.exec(text) ?? []
  const digits = `${whole}${fraction}`
  if (digits === '' || digits.length > 2 * mostDigits || power.length > 3) return undefined
  const exponent = Number(power)
  if (exponent < fraction.length || exponent > 2 * mostDigits) return undefined
  const number = BigInt(digits) * 10n ** BigInt(exponent - fraction.length)
  return number > highest ? undefined : number
}
