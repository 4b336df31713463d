import { reservedPrefixes } from './reservedPrefixes.data.js'

const maxPrefix = 16_383

/**
 * Returns whether a value is a valid SS58 chain identifier.
 *
 * @example isSs58Prefix(42) // true
 */
export function isSs58Prefix(value: unknown): value is number {
  return (
    Number.isInteger(value) &&
    Number(value) >= 0 &&
    Number(value) <= maxPrefix &&
    !reservedPrefixes.includes(Number(value))
  )
}
