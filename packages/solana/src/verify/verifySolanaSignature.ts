import { decodeBase58 } from '@kit/adapter'
import type { Verdict } from '@kit/core/adapter'
import { ed25519 } from '@noble/curves/ed25519'
import { parseSolanaAddress } from '../address/parseSolanaAddress.js'
import { formatMemoMessage } from './formatMemoMessage.js'

/**
 * Returns whether an account signed a text: the text itself, or a single-memo transaction with it, as hardware wallets do. Strict ed25519
 * (RFC 8032): rejects small-order keys and non-canonical encodings. Returns false for malformed input.
 *
 * @param proof.signature Base58 of 64 bytes.
 * @example verifySolanaSignature({ address, message: 'Hello', signature })
 */
export function verifySolanaSignature(proof: {
  readonly address: string
  readonly message: string
  readonly signature: string
}): boolean {
  const publicKey = parseSolanaAddress(proof.address)
  const signature =
    typeof proof.signature === 'string' && proof.signature.length <= 90 ? decodeBase58(proof.signature) : undefined
  if (publicKey === undefined || signature?.length !== 64) return false
  try {
    if (ed25519.ExtendedPoint.fromHex(publicKey).isSmallOrder()) return false
    const isSigned = (bytes: Uint8Array) => ed25519.verify(signature, bytes, publicKey, { zip215: false })
    return isSigned(new TextEncoder().encode(proof.message)) || isSigned(formatMemoMessage(publicKey, proof.message))
  } catch {
    return false
  }
}

/** Runs `verifySolanaSignature` and returns a verdict. */
export const judgeSolanaMessage = async (proof: Parameters<typeof verifySolanaSignature>[0]): Promise<Verdict> =>
  verifySolanaSignature(proof) ? 'valid' : 'invalid'
