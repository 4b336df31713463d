import { createQueryCache, type QueryCache } from '../account/createQueryCache.js'
import { balanceTimes, tokensRefreshMs } from '../account/limits.js'
import { isOnNetwork } from '../account/queryKey.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { TokenBalance } from '../chain/Token.js'
import { startStopwatch } from '../ports/startStopwatch.js'
import type { Freshness } from '../query/createQuery.js'
import type { State } from '../state/createState.js'
import type { FoundTokens, readAccountTokens } from './readAccountTokens.js'

/** Reads the tokens that are in use, and refreshes them while the page is visible. */
export type TokenReads = Pick<QueryCache<unknown>, 'destroy'> & {
  /** Marks the tokens of a network as stale, including those not in use, and requires sources to bypass their caches. */
  changed(networkId: CaipNetworkId): void
  /** Reads tokens, bypassing the cache. */
  read(found: FoundTokens, signal: AbortSignal): Promise<readonly TokenBalance[]>
  load(found: FoundTokens, freshness: Freshness): Promise<void>
  /** Sets the tokens that are in use. Others are no longer read. */
  keep(found: readonly FoundTokens[]): void
}

/**
 * Creates the token reads.
 *
 * @param loadReader Loads the code that reads tokens, together with that of a connected wallet.
 */
export function createTokenReads(state: State, loadReader: () => Promise<typeof readAccountTokens>): TokenReads {
  const { clock, platform } = state.ports
  const cache = createQueryCache(state.tokens, clock, balanceTimes)
  let shown: readonly FoundTokens[] = []
  /** How long ago a transaction changed each network. Until every cache of a source is older, the source must bypass its caches. */
  const changes = new Map<CaipNetworkId, () => number>()
  /** Set after the source reported that it is unavailable. It isn't asked again until tokens are opened again. */
  let isOutOfService = false
  let endTimer: (() => void) | undefined
  let endVisibility: (() => void) | undefined

  async function read(found: FoundTokens, signal: AbortSignal): Promise<readonly TokenBalance[]> {
    const { freshMs } = balanceTimes
    const isChanged = (changes.get(found.networkId)?.() ?? freshMs) < freshMs
    const readAccountTokens = await loadReader()
    signal.throwIfAborted()
    return readAccountTokens(state, found, isChanged, isOutOfService, signal, () => {
      isOutOfService = true
    })
  }

  const load = (found: FoundTokens, freshness: Freshness) =>
    cache.load(found.key, (signal) => read(found, signal), freshness)

  function refresh(): void {
    endTimer = undefined
    if (!platform.isVisible()) return
    // A request that takes longer than the interval is not replaced.
    for (const found of shown)
      if (state.tokens.getState().get(found.key)?.status !== 'pending') void load(found, 'fresh')
    endTimer = clock.setTimeout(refresh, tokensRefreshMs)
  }

  function stop(): void {
    endTimer?.()
    endVisibility?.()
    endTimer = endVisibility = undefined
  }

  return {
    read,
    load,
    changed(networkId) {
      changes.set(networkId, startStopwatch(clock))
      cache.expire((key) => isOnNetwork(key, networkId))
    },
    keep(found) {
      shown = found
      cache.keep(new Set(found.map(({ key }) => key)))
      if (found.length === 0) {
        isOutOfService = false
        return stop()
      }
      endVisibility ??= platform.watchVisibility(() => endTimer ?? refresh())
      endTimer ??= clock.setTimeout(refresh, tokensRefreshMs)
    },
    destroy() {
      stop()
      cache.destroy()
    },
  }
}
