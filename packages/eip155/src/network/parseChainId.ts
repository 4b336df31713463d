/**
 * Parses a chain ID as wallets send it: hex (EIP-1193), but also numbers, bigints and decimal strings. Returns undefined for anything else,
 * for zero and for unsafe integers.
 *
 * @example parseChainId('0x2105') // 8453
 */
export function parseChainId(value: unknown): number | undefined {
  if (typeof value === 'string' && !/^(0x[\da-f]{1,14}|\d{1,16})$/i.test(value)) return undefined
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return undefined
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
