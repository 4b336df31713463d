import { type ClockPort, withLimit } from '@kit/core/adapter'
import type { StandardWallet } from './parseStandardWallet.js'
import { readFeature } from './readFeature.js'

/** Time limit for the wallet, in milliseconds. Some wallets never respond. */
const disconnectTimeoutMs = 1000

/**
 * Revokes the permission of the page with `standard:disconnect`. The kit forgets the wallet in any case, so errors are ignored, as are
 * wallets without the feature.
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
