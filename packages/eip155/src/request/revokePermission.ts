import { withLimit } from '@kit/adapter'
import { isKitError } from '@kit/core/adapter'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'

/** The longest that a disconnect waits for the wallet: some never answer. */
const revokeTimeoutMs = 1000

/**
 * Gives the permission to see the accounts back to the wallet: `wallet_revokePermissions`, which is de facto (MetaMask), else
 * `wallet_disconnect` (ERC-7846). A wallet with neither keeps its permission, and the kit forgets the wallet all the same, so nothing that goes wrong is told.
 *
 * @example await revokePermission({ provider, clock, signal })
 */
export async function revokePermission({
  provider,
  clock,
  signal,
}: Pick<EvmCall, 'provider' | 'clock' | 'signal'>): Promise<void> {
  const revoke = (limit: AbortSignal) => {
    const call = { provider, clock, signal: limit }
    return requestProvider(call, 'wallet_revokePermissions', [{ eth_accounts: {} }]).catch((error: unknown) => {
      if (!isKitError(error, 'wallet/unsupportedMethod')) throw error
      return requestProvider(call, 'wallet_disconnect')
    })
  }
  await withLimit({ clock, limitMs: revokeTimeoutMs, signal }, revoke).catch(() => {})
}
