import { type CaipAddress, type CaipNetworkId, isCaipNetworkId } from '@kit/core'

/** Parses an address, hash or Solana signature: text without whitespace. */
export function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[-_.%:a-zA-Z0-9]{1,200}$/.test(value) ? value : undefined
}

/** Parses hex with `0x`. Throws a TypeError for other values. */
export function requireHex(value: unknown, mostBytes = 65_536): `0x${string}` {
  if (typeof value === 'string' && value.length <= 2 + mostBytes * 2 && /^0x([0-9a-fA-F]{2})*$/.test(value))
    return value as `0x${string}`
  throw new TypeError('Expected a hex string.')
}

/** Parses a CAIP-2 ID. */
export function networkIdOf(value: unknown): CaipNetworkId | undefined {
  return typeof value === 'string' && isCaipNetworkId(value) ? value : undefined
}

/** Parses a CAIP-10 ID. */
export function caipAddressOf(value: unknown): CaipAddress | undefined {
  const isOne = typeof value === 'string' && /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/.test(value)
  return isOne ? (value as CaipAddress) : undefined
}
