import { pause } from '@kit/core/plugin'
import { paymentInProgress } from '../PayErrorCodes.js'
import type { PayContext } from './PayContext.js'

/** Two tabs that claim a payment at once see each other's claim after so long. */
const claimMs = 60

/** Makes sure of a claim that was just written. Rejects with `pay/inProgress` where another tab, or a second press, was faster. */
export async function secureClaim(
  { context, end }: Pick<PayContext, 'context' | 'end'>,
  isMine: () => boolean,
  changed: () => void,
): Promise<void> {
  if (!isMine()) throw paymentInProgress()
  changed()
  await pause(context.ports.clock, claimMs, end)
  if (!isMine()) throw paymentInProgress()
}
