import type { Verdict } from '@kit/core/adapter'
import { verifyPolkadotMessage } from './verifyPolkadotMessage.js'

/** `verifyPolkadotMessage` as a verdict, whatever it is given. */
export const judgePolkadotMessage = async (proof: Parameters<typeof verifyPolkadotMessage>[0]): Promise<Verdict> => {
  try {
    return (await verifyPolkadotMessage(proof)) ? 'valid' : 'invalid'
  } catch {
    return 'invalid'
  }
}
