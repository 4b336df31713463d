import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'
import type { PolkadotSigner } from './createPolkadotSigner.js'
import { encodeExtrinsic, encodePayload, type SignerPayload } from './encodePayload.js'

/** Result of `signPayload`. */
export type SignedPolkadotPayload = { readonly signature: string; readonly signedTransaction?: string }

/**
 * Signs a transaction. With a metadata hash, it signs that too, whatever the page requested, and returns the complete transaction to a page
 * that supports it.
 *
 * @example signPolkadotPayload(signer, { address, payload })
 */
export const signPolkadotPayload = (
  signer: PolkadotSigner,
  {
    address,
    metadataHash,
    payload,
  }: {
    readonly address: string
    readonly payload: SignerPayload
    readonly metadataHash?: Uint8Array | undefined
  },
): SignedPolkadotPayload => {
  const type = signer.typeOf(address)
  const bare = signer.sign(address, encodePayload(payload, metadataHash))
  // A signature of an Ethereum account has no prefix; the others start with their type.
  const signature = type === 'ethereum' ? bare : concatBytes(Uint8Array.of(type === 'sr25519' ? 1 : 0), bare)
  const key = type === 'ethereum' ? hexToBytes(address.slice(2)) : base58.decode(address).slice(-34, -2)
  const finished = metadataHash && payload['withSignedTransaction'] === true
  return {
    signature: `0x${bytesToHex(signature)}`,
    ...(finished && {
      signedTransaction: `0x${bytesToHex(encodeExtrinsic(payload, { signer: key, signature, metadataHash }))}`,
    }),
  }
}
