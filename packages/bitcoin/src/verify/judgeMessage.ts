import type { Verdict } from '@kit/core/adapter'
import { verifyMessage } from '../message/verifyMessage.js'

/** `verifyMessage` as a verdict: a script that is not checked here (several keys) is `unknown`. */
export async function judgeMessage(
  proof: Parameters<typeof verifyMessage>[0],
  { strict = false }: { readonly strict?: boolean } = {},
): Promise<Verdict> {
  const { format, lockTime = 0, sequence = 0, status } = await verifyMessage(proof)
  if (status !== 'valid') return status === 'inconclusive' ? 'unknown' : 'invalid'
  // A full signature may bind itself to a time to come.
  if (lockTime !== 0 || sequence !== 0) return 'invalid'
  return strict && format === 'legacy-ecdsa' ? 'invalid' : 'valid'
}
