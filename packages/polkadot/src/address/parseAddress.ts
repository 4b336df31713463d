import { parseSs58 } from './parseSs58.js'

/** An account as its address names it: a key of 32 bytes, or the 20 bytes of chains with Ethereum's accounts. */
export type ParsedAddress =
  | { readonly kind: 'substrate'; readonly publicKey: Uint8Array; readonly prefix: number }
  | { readonly kind: 'ethereum'; readonly address: string }

/**
 * Reads an address: SS58 of any chain, or 0x and 40 hex digits in any case. Undefined for anything else.
 *
 * @example parseAddress('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')?.kind // 'substrate'
 */
export function parseAddress(value: unknown): ParsedAddress | undefined {
  if (typeof value !== 'string') return undefined
  if (/^0x[\da-f]{40}$/i.test(value)) return { kind: 'ethereum', address: value }
  const parsed = parseSs58(value)
  return parsed && { kind: 'substrate', ...parsed }
}

/**
 * The account behind an address, the same text whatever chain the address is written for; undefined when it is not an address.
 *
 * @example accountKey(polkadotAddress) === accountKey(kusamaAddress)
 */
export function accountKey(value: unknown): string | undefined {
  const parsed = parseAddress(value)
  return parsed?.kind === 'substrate' ? String(parsed.publicKey) : parsed?.address.toLowerCase()
}
