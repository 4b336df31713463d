import { type KitError, toKitError } from '@kit/core/plugin'
import type { SessionsScope, SmartSessionsServices } from './createSmartSessionsServices.js'
import type { Revocation } from './SmartSessionsState.js'

/** Shows how far it is. */
export type ShowRevocation = (revocation: Revocation) => void

/**
 * Revokes something of the account in use, and shows how that goes under its id. A second call meanwhile is the same.
 *
 * @param isTakenBack Whether the wallet did it, though it failed afterwards.
 */
export function runRevocation(
  services: SmartSessionsServices,
  id: string,
  work: (scope: SessionsScope, show: ShowRevocation) => Promise<void>,
  isTakenBack: () => boolean = () => false,
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
      show({ step: 'failed', error, isTakenBack: isTakenBack() })
      throw error
    }
  })
}
