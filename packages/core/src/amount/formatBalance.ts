/**
 * Formats an amount with three decimals, rounded down so that a balance never shows more than it is (rule checks-15).
 *
 * @example
 * formatBalance({ value: 1_999_999n, decimals: 6 }) // '1.999'
 */
export function formatBalance(
  { value, decimals }: { readonly value: bigint; readonly decimals: number },
  fractionDigits = 3,
): string {
  const scaled =
    decimals >= fractionDigits
      ? divideDown(value, 10n ** BigInt(decimals - fractionDigits))
      : value * 10n ** BigInt(fractionDigits - decimals)
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(fractionDigits + 1, '0')
  const point = digits.length - fractionDigits
  const text = fractionDigits === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
  return scaled < 0n ? `-${text}` : text
}

/** Divides rounding towards negative infinity. `bigint` division rounds towards zero. */
function divideDown(value: bigint, by: bigint): bigint {
  const quotient = value / by
  return value < 0n && quotient * by !== value ? quotient - 1n : quotient
}
