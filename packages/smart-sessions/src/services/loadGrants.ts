import { createQuery, type Freshness, isKitError, type Loadable, type LoadableQuery } from '@kit/core/plugin'
import type { WalletGrantRow } from '../SmartSessionsState.js'
import type { SessionsScope, SmartSessionsServices } from './createSmartSessionsServices.js'
import { toWalletGrants } from './toWalletGrants.js'

/** Timeout for wallets that don't respond. */
const responseTimeoutMs = 10_000

type Grants = readonly WalletGrantRow[]

/** Creates the query of the permissions listed by the wallet. After a failure, the previous list is kept. */
export function createGrantsQuery(
  { change, context }: Pick<SmartSessionsServices, 'change' | 'context'>,
  scope: SessionsScope | undefined,
): LoadableQuery<Grants> {
  let grants: Loadable<Grants> = { status: 'idle' }
  return createQuery(
    context.ports.clock,
    () => grants,
    (next) => {
      grants = next
      if (next.status === 'success') change(scope, () => ({ walletGrants: next.data }))
      else if (next.status === 'error' && isKitError(next.error, 'adapter/unsupported'))
        change(scope, () => ({ walletGrants: undefined }))
    },
    ['wallet/failed', "The wallet didn't list its granted permissions."],
    { limitMs: responseTimeoutMs, ...scope },
  )
}

/**
 * Loads the permissions that the wallet lists for the active account and network. Rejects with `adapter/unsupported` if it can't list them:
 * they are unknown then. Other errors, such as `wallet/failed`, keep the previous list.
 *
 * @param freshness `changed`: something changed, so pending requests may return stale data.
 */
export async function loadGrants(services: SmartSessionsServices, freshness: Freshness = 'known'): Promise<void> {
  const { address, networkId } = services.inUse()
  const {
    context,
    queries: { chainTime, grants },
  } = services
  const read = async (signal: AbortSignal) => {
    const [listed] = await Promise.all([context.kit.getGrantedPermissions({ address, signal }), chainTime.read()])
    return toWalletGrants(
      listed.filter((grant) => grant.networkId === networkId),
      chainTime.now(),
    )
  }
  await grants.load(read, freshness)
}
