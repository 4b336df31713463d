import type { Verdict } from '@kit/core/adapter'
import type { MessageProof } from './MessageProof.js'

/**
 * Verifies a message signature. Supports BIP-322 (simple and full, with or without prefix) for single-key addresses, and the legacy format
 * for all addresses. The result has the format. Never throws on invalid input. Loads the chain library.
 *
 * @example
 * const { status, format } = await verifyBitcoinMessage({ address, message, signature })
 * if (status === 'valid' && format !== 'legacy-ecdsa') …
 */
export async function verifyBitcoinMessage(proof: {
  readonly address: string
  readonly message: string
  /** In base64. */
  readonly signature: string
}): Promise<MessageProof> {
  return (await import('./checkMessage.js')).checkMessage(proof)
}

/** Runs `verifyBitcoinMessage` and returns a verdict: `unknown` for unsupported (multi-key) scripts. */
export async function judgeBitcoinMessage(
  proof: Parameters<typeof verifyBitcoinMessage>[0],
  { strict = false }: { readonly strict?: boolean } = {},
): Promise<Verdict> {
  const { format, lockTime = 0, sequence = 0, status } = await verifyBitcoinMessage(proof)
  if (status !== 'valid') return status === 'inconclusive' ? 'unknown' : 'invalid'
  // A full signature may only become valid in the future.
  if (lockTime !== 0 || sequence !== 0) return 'invalid'
  return strict && format === 'legacy-ecdsa' ? 'invalid' : 'valid'
}
