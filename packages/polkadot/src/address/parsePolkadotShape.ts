import { decodeBase58 } from '@kit/adapter'
import { reservedPrefixes } from '../network/reservedPrefixes.data.js'

/** A parsed account address: a key of 32 bytes, or the 20 bytes of chains with Ethereum accounts. */
export type PolkadotAddressShape =
  | ({ readonly kind: 'substrate' } & Ss58)
  | { readonly kind: 'ethereum'; readonly address: string }

/** An account's key, and the chain identifier of its address. */
export type Ss58 = { readonly prefix: number; readonly publicKey: Uint8Array }

/**
 * Parses an address without verifying its checksum, which is enough at page load. Accepts SS58 of any chain, and 0x with 40 hex digits.
 * Returns undefined for a text that can't be an address.
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
  // The key and a two-byte checksum.
  if (reservedPrefixes.includes(prefix) || bytes.length !== start + 34) return undefined
  return { kind: 'substrate', prefix, publicKey: bytes.slice(start, -2) }
}

/**
 * Returns a key for the account behind an address that is the same in every chain's format, or undefined for an invalid address.
 *
 * @example polkadotAccountKey(polkadotAddress) === polkadotAccountKey(kusamaAddress)
 */
export function polkadotAccountKey(value: unknown): string | undefined {
  const parsed = parsePolkadotShape(value)
  return parsed?.kind === 'substrate' ? String(parsed.publicKey) : parsed?.address.toLowerCase()
}
