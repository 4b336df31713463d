import { withLimit } from '@kit/adapter'
import { isKitError } from '@kit/core/adapter'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'

/** Maximum time that a disconnect waits for the wallet, because some never respond. */
const revokeTimeoutMs = 1000

/**
 * Revokes the permission to see the accounts: by `wallet_revokePermissions`, the de facto standard (MetaMask), otherwise by
 * `wallet_disconnect` (ERC-7846). A wallet with neither keeps its permission. The kit forgets the wallet in any case, so errors are
 * ignored.
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
