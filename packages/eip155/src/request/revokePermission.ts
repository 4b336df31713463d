import { abortable } from '@kit/core'
import { askProvider } from '../provider/askProvider.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'

/** The longest that a disconnect waits for the wallet: some never answer. */
const revokeTimeoutMs = 1000

/**
 * Gives the permission to see the accounts back to the wallet (`wallet_revokePermissions`). De facto (MetaMask): a wallet without it
 * keeps its permission, and the kit forgets the wallet all the same, so nothing that goes wrong is told.
 *
 * @example await revokePermission({ provider, signal })
 */
export async function revokePermission(call: {
  readonly provider: Eip1193Provider
  readonly signal: AbortSignal
}): Promise<void> {
  const params = [{ eth_accounts: {} }]
  const revoke = { method: 'wallet_revokePermissions', params, signal: AbortSignal.timeout(revokeTimeoutMs) }
  await abortable(() => askProvider(call.provider, revoke), call.signal).catch(() => {})
}
