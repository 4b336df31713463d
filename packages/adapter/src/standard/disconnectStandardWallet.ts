import type { ClockPort } from '@kit/core/adapter'
import { withLimit } from '../time/withLimit.js'
import type { StandardWallet } from './parseStandardWallet.js'
import { readFeature } from './readFeature.js'

/** The longest that a disconnect waits for the wallet: some never answer. */
const disconnectTimeoutMs = 1000

/**
 * Ends the permission of the page by `standard:disconnect`. A wallet without it keeps its permission, and the kit forgets the wallet all
 * the same, so nothing that goes wrong is told.
 *
 * @example await disconnectStandardWallet({ wallet, clock, signal })
 */
export async function disconnectStandardWallet(call: {
  readonly wallet: StandardWallet
  readonly clock: ClockPort
  readonly signal: AbortSignal
}): Promise<void> {
  const { wallet, clock, signal } = call
  const disconnect = readFeature(wallet, 'standard:disconnect')
  if (!disconnect) return
  await withLimit({ clock, limitMs: disconnectTimeoutMs, signal }, async () => disconnect()).catch(() => {})
}
