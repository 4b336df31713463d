/** Type and network prefix of an address. */
export type BitcoinAddressShape = {
  readonly type: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'witness'
  /** `bc`, `tb` or `bcrt` for SegWit addresses. Older formats distinguish only `main` and `test`. */
  readonly prefix: string
}

/** Pre-SegWit formats, by first character. */
const older: { readonly [letter: string]: BitcoinAddressShape } = {
  1: { type: 'p2pkh', prefix: 'main' },
  3: { type: 'p2sh', prefix: 'main' },
  m: { type: 'p2pkh', prefix: 'test' },
  n: { type: 'p2pkh', prefix: 'test' },
  2: { type: 'p2sh', prefix: 'test' },
}

/**
 * Reads the type and prefix of an address without verifying its checksum, which is all that a page needs at load. Returns undefined for a
 * text that can't be an address.
 *
 * @example parseBitcoinShape('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')?.type // 'p2wpkh'
 */
export function parseBitcoinShape(value: unknown): BitcoinAddressShape | undefined {
  if (typeof value !== 'string') return undefined
  if (/^[123mn][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(value)) return older[value.charAt(0)]
  const text = value === value.toUpperCase() ? value.toLowerCase() : value
  const [, prefix, version = '', rest = ''] =
    /^(bc|tb|bcrt)1([qpzry9x8gf2tvdw0s])([02-9ac-hj-np-z]{10,70})$/.exec(text) ?? []
  if (prefix === undefined) return undefined
  const type = segwitTypes[version + rest.length] ?? 'witness'
  return type === 'witness' && version === 'q' ? undefined : { type, prefix }
}

/** Keyed by the version character and the number of characters after it. */
const segwitTypes: { readonly [form: string]: BitcoinAddressShape['type'] } = {
  q38: 'p2wpkh',
  q58: 'p2wsh',
  p58: 'p2tr',
}
