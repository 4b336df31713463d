import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils'

/** The hash of a text with the prefix of EIP-191, as `personal_sign` signs it. */
export function hashMessage(message: string): Uint8Array {
  const bytes = utf8ToBytes(message)
  return keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes))
}

/** Whose key made a signature, in small letters; undefined for what is no signature of a key. */
export function recoverSigner(hash: Uint8Array, signature: Uint8Array): `0x${string}` | undefined {
  const last = signature[64]
  if (signature.length !== 65 || last === undefined) return undefined
  try {
    const key = secp256k1.Signature.fromCompact(signature.subarray(0, 64))
      .addRecoveryBit(last >= 27 ? last - 27 : last)
      .recoverPublicKey(hash)
    return `0x${bytesToHex(keccak_256(key.toRawBytes(false).subarray(1)).subarray(-20))}`
  } catch {
    return undefined
  }
}
