/**
 * A chain id as wallets send it: hex text (EIP-1193), but also numbers, bigints and decimal text. Undefined for anything else,
 * for zero and for what is beyond exact numbers.
 *
 * @example parseChainId('0x2105') // 8453
 */
export function parseChainId(value: unknown): number | undefined {
  if (typeof value === 'string' && !/^(0x[\da-f]{1,14}|\d{1,16})$/i.test(value)) return undefined
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return undefined
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
