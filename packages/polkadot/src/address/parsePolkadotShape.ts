import { decodeBase58 } from '@kit/adapter'
import { reservedPrefixes } from '../network/reservedPrefixes.data.js'

/** An account as its address names it: a key of 32 bytes, or the 20 bytes of chains with Ethereum's accounts. */
export type PolkadotAddressShape =
  | ({ readonly kind: 'substrate' } & Ss58)
  | { readonly kind: 'ethereum'; readonly address: string }

/** An account's key and the chain identifier that its address was written with. */
export type Ss58 = { readonly prefix: number; readonly publicKey: Uint8Array }

/**
 * Reads an address without its checksum: SS58 of any chain, or 0x and 40 hex digits in any case. It is all that a page needs
 * before it does anything with one. Undefined for a text that cannot be an address.
 *
 * @example parsePolkadotShape('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')?.kind // 'substrate'
 */
export function parsePolkadotShape(value: unknown): PolkadotAddressShape | undefined {
  if (typeof value !== 'string') return undefined
  if (/^0x[\da-f]{40}$/i.test(value)) return { kind: 'ethereum', address: value }
  const bytes = decodeBase58(value)
  const [first, second] = bytes ?? []
  if (!bytes || first === undefined || second === undefined || first > 127) return undefined
  const isShort = first < 64
  const prefix = isShort ? first : ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
  const start = isShort ? 1 : 2
  // The key, and two bytes of checksum.
  if (reservedPrefixes.includes(prefix) || bytes.length !== start + 34) return undefined
  return { kind: 'substrate', prefix, publicKey: bytes.slice(start, -2) }
}

/**
 * The account behind an address, the same text whatever chain the address is written for; undefined when it is none.
 *
 * @example polkadotAccountKey(polkadotAddress) === polkadotAccountKey(kusamaAddress)
 */
export function polkadotAccountKey(value: unknown): string | undefined {
  const parsed = parsePolkadotShape(value)
  return parsed?.kind === 'substrate' ? String(parsed.publicKey) : parsed?.address.toLowerCase()
}
