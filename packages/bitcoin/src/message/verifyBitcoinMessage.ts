import type { Verdict } from '@kit/core/adapter'
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

/** `verifyBitcoinMessage` as a verdict: a script that is not checked here (several keys) is `unknown`. */
export async function judgeBitcoinMessage(
  proof: Parameters<typeof verifyBitcoinMessage>[0],
  { strict = false }: { readonly strict?: boolean } = {},
): Promise<Verdict> {
  const { format, lockTime = 0, sequence = 0, status } = await verifyBitcoinMessage(proof)
  if (status !== 'valid') return status === 'inconclusive' ? 'unknown' : 'invalid'
  // A full signature may bind itself to a time to come.
  if (lockTime !== 0 || sequence !== 0) return 'invalid'
  return strict && format === 'legacy-ecdsa' ? 'invalid' : 'valid'
}
