/**
 * Returns the minimum output of a swap: the expected output less the slippage in percent, with hundredths and without finer fractions. At
 * least one base unit.
 *
 * @example minOutOf(10_000n, 0.5) // 9950n
 */
export function minOutOf(expected: bigint, slippagePercent: number): bigint {
  // Compensates for floating-point errors just below a hundredth of a percent.
  const points = BigInt(Math.floor(slippagePercent * 100 + 1e-6))
  // Rounded up, so that the loss never exceeds the allowed slippage.
  const min = (expected * (10_000n - points) + 9_999n) / 10_000n
  return min > 0n ? min : 1n
}
