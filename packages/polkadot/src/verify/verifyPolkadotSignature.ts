import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import * as sr25519 from '@scure/sr25519'
import { parsePolkadotAddress } from '../address/PolkadotAddress.js'
import { wrapBytes } from '../request/wrapBytes.js'

/**
 * Verifies a signature. The lazy-loaded part of `verifyMessage`. Strict ed25519 (RFC 8032) rejects small-order keys, for which signatures can
 * be forged. Returns false for malformed input.
 *
 * @example verifyPolkadotSignature({ address, message: 'Hello', signature })
 */
export function verifyPolkadotSignature(proof: {
  readonly address: string
  readonly message: string
  readonly signature: string
}): boolean {
  const account = parsePolkadotAddress(proof.address)
  if (!account || !/^0x([\da-f]{2}){64,66}$/i.test(proof.signature)) return false
  const signature = hexToBytes(proof.signature.slice(2))
  const messages = [wrapBytes(proof.message), utf8ToBytes(proof.message)]
  return messages.some((message) =>
    account.kind === 'ethereum'
      ? isByEthereum(account.address, message, signature)
      : isByKey(account.publicKey, message, signature),
  )
}

/** Signature types, by leading byte. */
const kinds = { ed25519: 0, sr25519: 1, ecdsa: 2 } as const

function isByKey(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const isKind = (kind: number, length: number) => signature.length === length + 1 && signature[0] === kind
  const bare = signature.length === 64 ? signature : signature.subarray(1)
  if (signature.length === 64 || isKind(kinds.sr25519, 64)) {
    if (attempt(() => sr25519.verify(message, bare, publicKey))) return true
  }
  if (signature.length === 64 || isKind(kinds.ed25519, 64)) {
    if (attempt(() => ed25519.verify(bare, message, publicKey, { zip215: false }))) return true
  }
  if (signature.length !== 65 && !isKind(kinds.ecdsa, 65)) return false
  // The account of an ecdsa key is the hash of the key.
  const recoverable = signature.length === 65 ? signature : signature.subarray(1)
  const key = recover(recoverable, blake2b(message, { dkLen: 32 }))
  return key !== undefined && bytesToHex(blake2b(key.toRawBytes(true), { dkLen: 32 })) === bytesToHex(publicKey)
}

function isByEthereum(address: string, message: Uint8Array, signature: Uint8Array): boolean {
  const personal = utf8ToBytes(`\x19Ethereum Signed Message:\n${message.length}`)
  return [message, concatBytes(personal, message)].some((signed) => {
    const key = recover(signature, keccak_256(signed))
    const found = key && bytesToHex(keccak_256(key.toRawBytes(false).subarray(1)).subarray(-20))
    return found === address.slice(2).toLowerCase()
  })
}

function recover(
  signature: Uint8Array,
  hash: Uint8Array,
): { toRawBytes(isCompressed: boolean): Uint8Array } | undefined {
  const recovery = signature[64] ?? 0
  try {
    const bit = recovery >= 27 ? recovery - 27 : recovery
    return secp256k1.Signature.fromCompact(signature.subarray(0, 64)).addRecoveryBit(bit).recoverPublicKey(hash)
  } catch {
    return undefined
  }
}

/** Libraries throw on invalid curve points. */
function attempt(verify: () => boolean): boolean {
  try {
    return verify()
  } catch {
    return false
  }
}
