import { isKitError, KitError } from '@kit/core/plugin'
import { isRevocable } from '../SmartSessionsState.js'
import type { SessionsScope, SmartSessionsServices } from '../services/createSmartSessionsServices.js'
import { loadGrants } from '../services/loadGrants.js'
import { runRevocation, type ShowRevocation } from '../services/runRevocation.js'

/**
 * Asks the wallet to revoke a permission that it lists and reloads the list. Rejects with `smartSessions/notActive`,
 * `smartSessions/stillGranted`, `smartSessions/accountChanged`, `adapter/unsupported`, `connection/rejected`, and other wallet errors.
 */
export const revokeGrant =
  (services: SmartSessionsServices) =>
  async ({ context }: { readonly context: `0x${string}` }): Promise<void> => {
    const isListed = () =>
      services.store.getState().walletGrants?.some((grant) => grant.context === context && isRevocable(grant.status))
    let isRevokedInWallet = false
    const work = async ({ address, signal, networkId }: SessionsScope, show: ShowRevocation) => {
      if (!isListed())
        throw new KitError('smartSessions/notActive', {
          shortMessage: 'No active permission with this context in the wallet.',
          details: context,
        })
      show({ step: 'wallet' })
      await services.context.kit.revokePermissions({ context, networkId, address, signal })
      isRevokedInWallet = true
      await loadGrants(services, 'changed').catch((error: unknown) => {
        // Without a list there is nothing to compare. Otherwise the previous one is stale, and proves nothing.
        if (!isKitError(error, 'adapter/unsupported')) throw error
      })
      signal.throwIfAborted()
      isRevokedInWallet = false
      // A wallet may report success without revoking.
      if (isListed())
        throw new KitError('smartSessions/stillGranted', {
          shortMessage: 'The wallet still lists the permission after revoking it.',
        })
    }
    return runRevocation(services, context, work, () => isRevokedInWallet)
  }
