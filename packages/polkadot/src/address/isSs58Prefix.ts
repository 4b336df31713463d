/** The two identifiers that the format reserves. */
const reserved: readonly number[] = [46, 47]
const maxPrefix = 16_383

/**
 * Whether a number identifies a chain in SS58.
 *
 * @example isSs58Prefix(42) // true
 */
export function isSs58Prefix(value: unknown): value is number {
  return (
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxPrefix && !reserved.includes(Number(value))
  )
}
