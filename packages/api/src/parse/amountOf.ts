/** A whole number of base units, from its decimal text or a safe number; undefined for anything else. */
export function amountOf(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
  return typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : undefined
}

/** As {@link amountOf}, for a field that an answer must have. Throws a TypeError when it is something else. */
export function requireAmount(value: unknown): bigint {
  const amount = amountOf(value)
  if (amount === undefined) throw new TypeError('an amount was expected')
  return amount
}

/** Whole tokens in decimals as base units, further digits dropped; undefined when it is not a number. */
export function unitsOf(numeric: unknown, decimals: number): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,78})(?:\.(\d{0,100}))?$/.exec(String(numeric)) ?? []
  return whole === undefined ? undefined : BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}

/** How many decimals a currency has, as number or text; undefined beyond 0 to 255. */
export function decimalsOf(value: unknown): number | undefined {
  const decimals = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value
  return typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 255
    ? decimals
    : undefined
}
