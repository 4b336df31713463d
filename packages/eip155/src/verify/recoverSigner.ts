import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils'

/** Returns the hash of a text with the EIP-191 prefix, as `personal_sign` signs it. */
export function hashMessage(message: string): Uint8Array {
  const bytes = utf8ToBytes(message)
  return keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes))
}

/** Returns the signer of a 65-byte or 64-byte (EIP-2098) signature, in lower case, or undefined for anything else. */
export function recoverSigner(hash: Uint8Array, signature: Uint8Array): `0x${string}` | undefined {
  if (signature.length !== 64 && signature.length !== 65) return undefined
  const compact = signature.slice(0, 64)
  // The compact form stores the recovery bit in the highest bit of `s`.
  const bit = (compact[32] ?? 0) >> 7
  if (signature.length === 64) compact[32] = (compact[32] ?? 0) & 0x7f
  const last = signature[64] ?? bit
  try {
    const key = secp256k1.Signature.fromCompact(compact)
      .addRecoveryBit(last >= 27 ? last - 27 : last)
      .recoverPublicKey(hash)
    return `0x${bytesToHex(keccak_256(key.toRawBytes(false).subarray(1)).subarray(-20))}`
  } catch {
    return undefined
  }
}
