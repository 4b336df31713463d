import { withLimit } from '@kit/adapter'
import { type ClockPort, isKitError } from '@kit/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { requestProvider } from '../provider/requestProvider.js'

/** The longest that a disconnect waits for the wallet: some never answer. */
const revokeTimeoutMs = 1000

/**
 * Gives the permission to see the accounts back to the wallet: `wallet_revokePermissions`, which is de facto (MetaMask), else
 * `wallet_disconnect` (ERC-7846). A wallet with neither keeps its permission, and the kit forgets the wallet all the same, so nothing that goes wrong is told.
 *
 * @example await revokePermission({ provider, clock, signal })
 */
export async function revokePermission(call: {
  readonly provider: Eip1193Provider
  readonly clock: ClockPort
  readonly signal: AbortSignal
}): Promise<void> {
  const { provider, clock, signal } = call
  const request = { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }], clock }
  const revoke = (limit: AbortSignal) =>
    requestProvider(provider, { ...request, signal: limit }).catch((error: unknown) => {
      if (!isKitError(error, 'wallet/unsupportedMethod')) throw error
      return requestProvider(provider, { method: 'wallet_disconnect', clock, signal: limit })
    })
  await withLimit({ clock, limitMs: revokeTimeoutMs, signal }, revoke).catch(() => {})
}
