import { decodeBase58Check } from './decodeBase58Check.js'
import { decodeSegwit } from './decodeSegwit.js'

/** What an address says about itself. */
export type ParsedAddress = {
  readonly type: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'witness'
  /** `bc`, `tb` or `bcrt` in SegWit addresses; the older forms know only `main` and `test`. */
  readonly prefix: string
}

const versions: { readonly [version: number]: ParsedAddress } = {
  0: { type: 'p2pkh', prefix: 'main' },
  5: { type: 'p2sh', prefix: 'main' },
  111: { type: 'p2pkh', prefix: 'test' },
  196: { type: 'p2sh', prefix: 'test' },
}

/**
 * Reads an address, its checksum included: Base58Check, Bech32 (BIP-173) or Bech32m (BIP-350). Undefined for any other text.
 *
 * @example parseAddress('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')?.type // 'p2wpkh'
 */
export function parseAddress(value: string): ParsedAddress | undefined {
  if (typeof value !== 'string' || value.length > 90) return undefined
  const bytes = decodeBase58Check(value)
  if (bytes) return bytes.length === 21 ? versions[bytes[0] as number] : undefined
  const segwit = decodeSegwit(value)
  if (!segwit) return undefined
  const { version, program, prefix } = segwit
  if (version === 0) return { type: program.length === 20 ? 'p2wpkh' : 'p2wsh', prefix }
  return { type: version === 1 && program.length === 32 ? 'p2tr' : 'witness', prefix }
}
