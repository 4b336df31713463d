import { secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { base64, bech32 } from '@scure/base'

/** What a Cosmos wallet signs of a text (ADR-36): a document of its own kind, which is no transaction, with sorted keys. */
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

/** The address of a key, with the prefix of a chain. */
export const bech32Address = (prefix: string, publicKey: Uint8Array): string =>
  bech32.encode(prefix, bech32.toWords(ripemd160(sha256(publicKey))))

/** Whether a text was signed by an account. `signature` is base64 of the public key, 33 bytes, and the signature, 64. */
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
