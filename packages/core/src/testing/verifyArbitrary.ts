import { secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { base64, bech32 } from '@scure/base'

/** The document that a Cosmos wallet signs for a text (ADR-36). It has sorted keys, and can't be a transaction. */
export const arbitraryDocument = (signer: string, text: string): Uint8Array =>
  new TextEncoder().encode(
    JSON.stringify({
      account_number: '0',
      chain_id: '',
      fee: { amount: [], gas: '0' },
      memo: '',
      msgs: [{ type: 'sign/MsgSignData', value: { data: base64.encode(new TextEncoder().encode(text)), signer } }],
      sequence: '0',
    }),
  )

/** Encodes the address of a key with the prefix of a chain. */
export const bech32Address = (prefix: string, publicKey: Uint8Array): string =>
  bech32.encode(prefix, bech32.toWords(ripemd160(sha256(publicKey))))

/** Verifies that an account signed a text. `signature` is base64 of the public key (33 bytes) followed by the signature (64 bytes). */
export function verifyArbitrary(proof: {
  readonly address: string
  readonly message: string
  readonly signature: string
}): boolean {
  try {
    const bytes = base64.decode(proof.signature)
    const [publicKey, signature] = [bytes.slice(0, 33), bytes.slice(33)]
    const { prefix } = bech32.decode(proof.address as `${string}1${string}`)
    if (bech32Address(prefix, publicKey) !== proof.address) return false
    return secp256k1.verify(signature, sha256(arbitraryDocument(proof.address, proof.message)), publicKey)
  } catch {
    return false
  }
}
