import { KitError } from '@kit/core/plugin'
import type { SmartSessionsServices } from '../services/createSmartSessionsServices.js'
import { loadGrants } from '../services/loadGrants.js'
import { runRevocation } from '../services/runRevocation.js'

/**
 * Asks the wallet to revoke a permission that it lists and reloads the list. Rejects with `smartSessions/notActive`,
 * `smartSessions/stillGranted`, `smartSessions/accountChanged`, `adapter/unsupported`, `connection/rejected`, and other wallet errors.
 */
export const revokeGrant =
  (services: SmartSessionsServices) =>
  async ({ context }: { readonly context: `0x${string}` }): Promise<void> => {
    const isListed = () =>
      services.store.getState().walletGrants?.some((grant) => grant.context === context && grant.status === 'active')
    return runRevocation(services, context, async ({ address, signal, networkId }, show) => {
      if (!isListed())
        throw new KitError('smartSessions/notActive', {
          shortMessage: 'No active permission with this context in the wallet.',
          details: context,
        })
      show({ step: 'wallet' })
      await services.context.kit.revokePermissions({ context, networkId, address, signal })
      await loadGrants(services, 'changed')
      signal.throwIfAborted()
      // A wallet may report success without revoking.
      if (isListed())
        throw new KitError('smartSessions/stillGranted', {
          shortMessage: 'The wallet still lists the permission after revoking it.',
        })
    })
  }
