const highest = 2n ** 256n - 1n
/** A uint256 has at most this many digits. */
const maxDigits = 78

/**
 * Parses an ERC-681 integer, with or without a power of ten. Returns undefined when it is invalid, negative, fractional or larger than a
 * uint256.
 *
 * @example parseUriNumber('2.014e18') // 2014000000000000000n
 */
export function parseUriNumber(text: string): bigint | undefined {
  const [, whole = '', fraction = '', power = ''] = /^\+?(\d*)(?:\.(\d+))?(?:e(\d*))?$/i.exec(text) ?? []
  const digits = `${whole}${fraction}`
  if (digits === '' || digits.length > 2 * maxDigits || power.length > 3) return undefined
  const exponent = Number(power)
  if (exponent < fraction.length || exponent > 2 * maxDigits) return undefined
  const number = BigInt(digits) * 10n ** BigInt(exponent - fraction.length)
  return number > highest ? undefined : number
}
