import { pause } from '@kit/core/plugin'
import { paymentInProgress } from '../PayErrorCodes.js'
import type { PayContext } from './PayContext.js'

/** Time after which two tabs that claim a payment at once see each other's claim. */
const claimMs = 60

/** Confirms a claim that was just written. Rejects with `pay/inProgress` if another tab or a second press was faster. */
export async function confirmClaim(
  { context, end }: Pick<PayContext, 'context' | 'end'>,
  isMine: () => boolean,
  changed: () => void,
): Promise<void> {
  if (!isMine()) throw paymentInProgress()
  changed()
  await pause(context.ports.clock, claimMs, end)
  if (!isMine()) throw paymentInProgress()
}
