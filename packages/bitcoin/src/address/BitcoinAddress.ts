import { cleanText, KitError, type Network } from '@kit/core/adapter'
import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { isOnBitcoinNetwork } from './isOnBitcoinNetwork.js'
import { type BitcoinAddressShape, parseBitcoinShape } from './parseBitcoinShape.js'

/**
 * Parses an address and verifies its checksum: Base58Check, Bech32 (BIP-173) or Bech32m (BIP-350). Returns undefined for any other text.
 * For lazy-loaded code.
 *
 * @example parseBitcoinAddress('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')?.type // 'p2wpkh'
 */
export function parseBitcoinAddress(value: unknown): BitcoinAddressShape | undefined {
  const shape = parseBitcoinShape(value)
  try {
    return shape && isWhole(value as string, shape) ? shape : undefined
  } catch {
    return undefined
  }
}

/** The decoders throw on malformed input. */
function isWhole(text: string, { type, prefix }: BitcoinAddressShape): boolean {
  if (type === 'p2pkh' || type === 'p2sh') {
    const { length, 0: version } = createBase58check(sha256).decode(text)
    return length === 21 && version === versions[prefix]?.[type]
  }
  const { decode, fromWords } = type === 'p2wpkh' || type === 'p2wsh' ? bech32 : bech32m
  return fromWords(decode(text as `${string}1${string}`).words.slice(1)).length > 0
}

const versions: { readonly [prefix: string]: { readonly p2pkh: number; readonly p2sh: number } } = {
  main: { p2pkh: 0, p2sh: 5 },
  test: { p2pkh: 111, p2sh: 196 },
}

/**
 * Throws unless the text is a valid address of the network. Verifies the checksum.
 *
 * @throws KitError `account/invalidAddress`.
 * @example requireBitcoinAddress(to, bitcoinMainnet)
 */
export function requireBitcoinAddress(address: string, { id }: Pick<Network, 'id'>): void {
  if (parseBitcoinAddress(address) && isOnBitcoinNetwork(address, id)) return
  const shortMessage = 'Not a valid address for this network.'
  throw new KitError('account/invalidAddress', { shortMessage, details: cleanText(address) })
}
