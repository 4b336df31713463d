import { secp256k1 } from '@noble/curves/secp256k1.js'
import { p2pkh, p2sh, p2tr, p2wpkh } from '@scure/btc-signer'
import { concatBytes, sha256x2 } from '@scure/btc-signer/utils.js'
import type { BitcoinAddressShape } from '../address/parseBitcoinShape.js'
import { prefixesOfAddress } from '../library/addressPrefixesOf.js'
import type { MessageProof } from './MessageProof.js'

/**
 * Verifies a legacy (pre-BIP-322) signature: 65 bytes, of which the first says how to recover the key. For addresses other than P2PKH,
 * accepts any header that BIP-137 or earlier practice uses for compressed keys.
 *
 * @example verifyLegacy({ address, parsed, message, signature }).format // 'legacy'
 */
export function verifyLegacy(proof: {
  readonly address: string
  readonly parsed: BitcoinAddressShape
  readonly message: string
  /** 65 bytes. */
  readonly signature: Uint8Array
}): MessageProof {
  const { address, parsed, message, signature } = proof
  const format = parsed.type === 'p2pkh' ? 'legacy' : 'legacy-ecdsa'
  const header = signature[0] ?? 0
  if (header < 27 || header > 42) return { status: 'invalid' }
  const isCompressed = header >= 31
  if (!isCompressed && parsed.type !== 'p2pkh') return { status: 'invalid', format }
  const key = recover(hashLegacy(message), signature, (header - 27) & 3, isCompressed)
  const isOwn = key !== undefined && addressesOf(key, parsed).includes(address)
  return { status: isOwn ? 'valid' : 'invalid', format }
}

function recover(
  hash: Uint8Array,
  signature: Uint8Array,
  recovery: number,
  isCompressed: boolean,
): Uint8Array | undefined {
  try {
    const point = secp256k1.Signature.fromBytes(signature.slice(1), 'compact')
      .addRecoveryBit(recovery)
      .recoverPublicKey(hash)
    return point.toBytes(isCompressed)
  } catch {
    return undefined
  }
}

function addressesOf(key: Uint8Array, { type, prefix }: BitcoinAddressShape): readonly (string | undefined)[] {
  const prefixes = prefixesOfAddress(prefix)
  switch (type) {
    case 'p2pkh':
      return [p2pkh(key, prefixes).address]
    case 'p2wpkh':
      return [p2wpkh(key, prefixes).address]
    case 'p2sh':
      return [p2sh(p2wpkh(key, prefixes), prefixes).address]
    case 'p2tr':
      return [p2tr(key.slice(1), undefined, prefixes).address]
    default:
      return []
  }
}

/** Returns the signed hash: a double SHA-256 of the message with its prefix. */
function hashLegacy(message: string): Uint8Array {
  const text = new TextEncoder().encode(message)
  const { length } = text
  const size =
    length < 0xfd
      ? [length]
      : length <= 0xffff
        ? [0xfd, length & 0xff, length >> 8]
        : [0xfe, length & 0xff, (length >> 8) & 0xff, (length >> 16) & 0xff, length >>> 24]
  const mark = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
  return sha256x2(concatBytes(mark, Uint8Array.from(size), text))
}
