import type { MessageProof } from './MessageProof.js'

/**
 * Checks who signed a message: by BIP-322 (simple and full, with prefix or without) for addresses of one key, and as before it for
 * all of them, which is marked. Never throws for its input. Loads the library of the chain.
 *
 * @example
 * const { status, format } = await verifyBitcoinMessage({ address, message, signature })
 * if (status === 'valid' && format !== 'legacy-ecdsa') …
 */
export async function verifyBitcoinMessage(proof: {
  readonly address: string
  readonly message: string
  /** Base64. */
  readonly signature: string
}): Promise<MessageProof> {
  return (await import('./checkMessage.js')).checkMessage(proof)
}
