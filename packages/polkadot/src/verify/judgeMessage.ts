import type { Verdict } from '@kit/core/adapter'
import { verifyMessage } from './verifyMessage.js'

/** `verifyMessage` as a verdict, whatever it is given. */
export const judgeMessage = async (proof: Parameters<typeof verifyMessage>[0]): Promise<Verdict> => {
  try {
    return (await verifyMessage(proof)) ? 'valid' : 'invalid'
  } catch {
    return 'invalid'
  }
}
