/**
 * Parses an EVM address: 40 hex digits with or without `0x` (rule checks-3). Keeps the letter case, which may carry a checksum (EIP-55).
 * Returns undefined for anything else.
 *
 * @example parseAddress('d8dA6BF26964aF9D7eEd9e03E53415D37aA96045') // '0xd8dA…6045'
 */
export function parseAddress(value: unknown): `0x${string}` | undefined {
  const digits = typeof value === 'string' ? /^(?:0x)?([\da-f]{40})$/i.exec(value)?.[1] : undefined
  return digits === undefined ? undefined : `0x${digits}`
}

/**
 * Returns whether two texts are the same EVM account, compared case-insensitively (rule checks-3). Invalid addresses are never the same.
 *
 * @example isSameAddress('0xABC…', '0xabc…') // true
 */
export function isSameAddress(a: string, b: string): boolean {
  const address = parseAddress(a)?.toLowerCase()
  return address !== undefined && address === parseAddress(b)?.toLowerCase()
}
