import type { Verdict } from '@kit/core/adapter'
import { verifyBitcoinMessage } from '../message/verifyBitcoinMessage.js'

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
