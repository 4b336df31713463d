/**
 * The least that a swap may bring: what is expected, less the slippage in percent, of which hundredths count and finer steps are dropped.
 * Never less than one base unit.
 *
 * @example minOutOf(10_000n, 0.5) // 9950n
 */
export function minOutOf(expected: bigint, slippagePercent: number): bigint {
  // A hundredth of a percent that floating point left a trace below is meant whole.
  const points = BigInt(Math.floor(slippagePercent * 100 + 1e-6))
  // Rounded up: what is lost is never more than was allowed.
  const min = (expected * (10_000n - points) + 9_999n) / 10_000n
  return min > 0n ? min : 1n
}
