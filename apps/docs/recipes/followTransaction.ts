import type { Kit } from '@kit/core'

/** The outcome of a transaction, and the hash that was mined. */
export type Outcome = {
  readonly end: 'success' | 'reverted' | 'cancelled' | 'replaced'
  readonly minedHash: string
}

/** Waits for a transaction, even if the user speeds it up or cancels it in the wallet. */
export async function followTransaction(kit: Kit, hash: string): Promise<Outcome> {
  const { status, replacement, hash: minedHash } = await kit.waitForTransaction({ hash })
  // `repriced`: the same transaction with a higher fee.
  if (replacement === undefined || replacement === 'repriced') return { end: status, minedHash }
  return { end: replacement, minedHash }
}
