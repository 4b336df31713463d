/** Parses an integer number of base units from a decimal string or a safe number. Returns undefined for anything else. */
export function amountOf(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
  return typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : undefined
}

/** Like {@link amountOf}, for a required field. Throws a TypeError if it is invalid. */
export function requireAmount(value: unknown): bigint {
  const amount = amountOf(value)
  if (amount === undefined) throw new TypeError('Expected an amount.')
  return amount
}

/** Converts a decimal number of whole tokens to base units, truncating extra digits. Returns undefined if it isn't a number. */
export function unitsOf(numeric: unknown, decimals: number): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,78})(?:\.(\d{0,100}))?$/.exec(String(numeric)) ?? []
  return whole === undefined ? undefined : BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}

/** Parses the decimals of a currency from a number or string. Returns undefined outside of 0 to 255. */
export function decimalsOf(value: unknown): number | undefined {
  const decimals = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value
  return typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 255
    ? decimals
    : undefined
}
