import { KitError, toKitError } from '@kit/core/plugin'
import { reloadGrants } from './loadGrants.js'
import type { SessionsScope, SmartSessionsServices } from './SmartSessionsServices.js'
import type { Revocation } from './SmartSessionsState.js'

/**
 * Has the wallet revoke what it lists as granted, and reads its list again. Rejects with `smartSessions/notActive`,
 * `smartSessions/stillGranted`, `smartSessions/accountChanged`, `adapter/unsupported`, `connection/rejected`, and others of the wallet.
 */
export async function endGrant(services: SmartSessionsServices, context: `0x${string}`): Promise<void> {
  const { running } = services
  const scope = services.inUse()
  const asked = running.get(`end ${context}`) ?? end(services, scope, context)
  running.set(`end ${context}`, asked)
  return asked
}

async function end(services: SmartSessionsServices, scope: SessionsScope, context: `0x${string}`): Promise<void> {
  const { change, running } = services
  const { address, signal, networkId } = scope
  const show = (revocation: Revocation | undefined) =>
    change(scope, ({ revocations: { [context]: _, ...others } }) => ({
      revocations: revocation === undefined ? others : { ...others, [context]: revocation },
    }))
  const isListed = () =>
    services.store.getState().walletGrants?.some((grant) => grant.context === context && grant.status === 'active')
  try {
    if (!isListed())
      throw new KitError('smartSessions/notActive', {
        shortMessage: 'The wallet lists no such active permission.',
        details: context,
      })
    show({ step: 'wallet' })
    await services.context.kit.revokePermissions({ context, networkId, address, signal })
    await reloadGrants(services)
    signal.throwIfAborted()
    // A wallet may answer what it did not do.
    if (isListed())
      throw new KitError('smartSessions/stillGranted', { shortMessage: 'The wallet still lists the permission.' })
    show(undefined)
  } catch (thrown) {
    const error = signal.aborted
      ? (signal.reason as KitError)
      : toKitError(thrown, 'wallet/failed', 'The permission could not be revoked.')
    show({ step: 'failed', error, isTakenBack: false })
    throw error
  } finally {
    if (!signal.aborted) running.delete(`end ${context}`)
  }
}
