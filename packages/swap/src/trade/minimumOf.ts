/**
 * The least that a swap may bring, rounded up: what is lost is never more than was allowed. Hundredths of a percent count.
 *
 * @example minimumOf(10_000n, 0.5) // 9950n
 */
export function minimumOf(expected: bigint, slippagePercent: number): bigint {
  const points = BigInt(Math.floor(slippagePercent * 100 + 1e-6))
  const least = (expected * (10_000n - points) + 9_999n) / 10_000n
  return least > 0n ? least : 1n
}
