import { createQueryCache, type QueryCache } from '../account/createQueryCache.js'
import { balanceRetryMs, identityCacheMs, readLimitMs } from '../account/limits.js'
import { addressIn } from '../account/queryKey.js'
import type { Identity } from '../chain/Identity.js'
import type { Network } from '../chain/Network.js'
import type { State } from '../kit/createState.js'
import { isRegionBlocked } from '../kit/isRegionBlocked.js'
import { createStoredJson } from '../persistence/createStoredJson.js'
import type { FoundBalance } from './findBalance.js'

/** Whose name is read. */
export type FoundIdentity = FoundBalance & { readonly network: Network }
/** An account, on all networks of its namespace. */
export type NamedAccount = Pick<FoundBalance, 'namespace' | 'address'>

/** Reads names and pictures: from the app's source when there is one, else, and when that fails or knows nothing, from the chain. */
export type IdentityReads = Pick<QueryCache<unknown>, 'keep' | 'destroy'> & {
  load(found: FoundIdentity): Promise<void>
  /** The name of an account changed: what is shown of it is read again past every cache, here and in other tabs. */
  changed(account: NamedAccount): Promise<void>
}

/** Creates the reads; `shown` finds the accounts in use, whose names are shown. */
export function createIdentityReads(state: State, shown: () => readonly FoundIdentity[]): IdentityReads {
  const { namespaces, settings } = state
  const { clock, platform, storage } = state.ports
  const times = { cacheMs: identityCacheMs, retryMs: balanceRetryMs, limitMs: readLimitMs }
  const cache = createQueryCache(state.identities, clock, times)
  const storageKey = `${settings.storagePrefix ?? 'kit'}.namedAccount`
  const stored = createStoredJson(storage, storageKey)
  /** Accounts whose name changed since it was last read: caches on the way hold the old one. */
  let outdated: readonly NamedAccount[] = []

  const isSame = (a: NamedAccount, b: NamedAccount): boolean =>
    a.namespace === b.namespace && namespaces.get(a.namespace)?.adapter.isSameAddress(a.address, b.address) === true

  async function read(found: FoundIdentity, signal: AbortSignal): Promise<Identity> {
    const { namespace, networkId, network, address } = found
    const { identitySource, blockedTimeZones } = settings
    const isOutdated = (account: NamedAccount) => isSame(account, found)
    let failure: unknown
    if (identitySource && !isRegionBlocked(platform.timeZone, blockedTimeZones)) {
      try {
        const isFresh = outdated.some(isOutdated)
        const identity = await identitySource({ networkId, address, isFresh, signal })
        signal.throwIfAborted()
        // An answer that was on its way when the name changed is the old one.
        if (isFresh) outdated = outdated.filter((account) => !isOutdated(account))
        if (identity && (identity.name ?? identity.avatar) !== undefined) return identity
      } catch (error) {
        signal.throwIfAborted()
        failure = error
      }
    }
    const { getIdentity } = namespaces.get(namespace)?.adapter ?? {}
    if (getIdentity) return getIdentity({ network, address, signal })
    if (failure !== undefined) throw failure
    return { name: undefined, avatar: undefined }
  }

  async function load(found: FoundIdentity, freshness: 'known' | 'changed' = 'known'): Promise<void> {
    if (settings.identitySource ?? namespaces.get(found.namespace)?.adapter.getIdentity)
      await cache.load(found.key, (signal) => read(found, signal), freshness)
  }

  async function reload(account: NamedAccount): Promise<void> {
    if (settings.identitySource) outdated = [...outdated.filter((other) => !isSame(other, account)), account]
    cache.expire((key) => isSame({ ...account, address: addressIn(key, account.namespace) ?? '' }, account))
    await Promise.all(shown().map((found) => isSame(found, account) && load(found, 'changed')))
  }

  function hearTabs(): () => void {
    try {
      return storage.watch((key) => {
        const account = key === storageKey ? parseAccount(stored.read()) : undefined
        if (account && namespaces.has(account.namespace)) void reload(account)
      })
    } catch {
      return () => {}
    }
  }

  const endHearing = hearTabs()
  return {
    load,
    keep: cache.keep,
    changed(account) {
      // The time makes each change another text: only then are the other tabs told.
      stored.write([account.namespace, account.address, clock.now()])
      return reload(account)
    },
    destroy() {
      endHearing()
      cache.destroy()
    },
  }
}

function parseAccount(value: unknown): NamedAccount | undefined {
  const [namespace, address] = Array.isArray(value) ? value : []
  return typeof namespace === 'string' && typeof address === 'string' ? { namespace, address } : undefined
}
