import { type KitError, toKitError } from '@kit/core/plugin'
import type { Revocation } from '../SmartSessionsState.js'
import type { SessionsScope, SmartSessionsServices } from './createSmartSessionsServices.js'

/** Shows the progress. */
export type ShowRevocation = (revocation: Revocation) => void

/**
 * Revokes a session or permission of the active account and exposes the progress under its ID. Concurrent calls share one revocation.
 *
 * @param isRevokedInWallet Whether the wallet revoked it although a later step failed.
 */
export function runRevocation(
  services: SmartSessionsServices,
  id: string,
  work: (scope: SessionsScope, show: ShowRevocation) => Promise<void>,
  isRevokedInWallet: () => boolean = () => false,
): Promise<void> {
  return services.once(`end ${id}`, async (scope) => {
    const show = (revocation: Revocation | undefined) =>
      services.change(scope, ({ revocations: { [id]: _, ...others } }) => ({
        revocations: revocation === undefined ? others : { ...others, [id]: revocation },
      }))
    try {
      await work(scope, show)
      show(undefined)
    } catch (thrown) {
      const error = scope.signal.aborted
        ? (scope.signal.reason as KitError)
        : toKitError(thrown, 'wallet/failed', "Couldn't revoke the permission.")
      show({ step: 'failed', error, isRevokedInWallet: isRevokedInWallet() })
      throw error
    }
  })
}
