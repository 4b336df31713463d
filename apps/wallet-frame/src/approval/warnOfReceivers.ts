import type { Address } from 'viem'
import type { Receivers } from './createKnownRecipients.js'
import { type Warning, warn } from './Warning.js'

/** Warns of first-time recipients, and of those that look like a known one. */
export async function warnOfReceivers(
  addresses: readonly Address[],
  account: string,
  receivers: Receivers,
): Promise<readonly Warning[]> {
  const found = await Promise.all(
    [...new Set(addresses)].map(async (address): Promise<readonly Warning[]> => {
      const { isKnown, lookAlike } = await receivers.check(address, [account])
      if (lookAlike !== undefined) return [warn('lookAlike', { known: lookAlike })]
      return isKnown ? [] : [warn('firstRecipient')]
    }),
  )
  return found.flat()
}
