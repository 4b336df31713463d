import { type CaipAddress, type CaipNetworkId, isCaipNetworkId } from '@kit/core'

/** An address, a hash, a signature of a Solana transaction: letters, digits and marks without a blank. */
export function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[-_.%:a-zA-Z0-9]{1,200}$/.test(value) ? value : undefined
}

/** Bytes in hex with `0x`. Throws a TypeError when it is something else. */
export function requireHex(value: unknown, mostBytes = 65_536): `0x${string}` {
  if (typeof value === 'string' && value.length <= 2 + mostBytes * 2 && /^0x([0-9a-fA-F]{2})*$/.test(value))
    return value as `0x${string}`
  throw new TypeError('hex was expected')
}

/** A CAIP-2 id. */
export function networkIdOf(value: unknown): CaipNetworkId | undefined {
  return typeof value === 'string' && isCaipNetworkId(value) ? value : undefined
}

/** A CAIP-10 id. */
export function caipAddressOf(value: unknown): CaipAddress | undefined {
  const isOne = typeof value === 'string' && /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/.test(value)
  return isOne ? (value as CaipAddress) : undefined
}
