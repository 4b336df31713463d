import { createQueryCache, type QueryCache } from '../account/createQueryCache.js'
import { balanceTimes, tokensRefreshMs } from '../account/limits.js'
import { isOnNetwork } from '../account/queryKey.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { TokenBalance } from '../chain/Token.js'
import { startStopwatch } from '../ports/startStopwatch.js'
import type { Freshness } from '../query/createQuery.js'
import type { State } from '../state/createState.js'
import type { FoundTokens, readAccountTokens } from './readAccountTokens.js'

/** Reads the tokens that are shown, and reads them again while they are shown and the page is visible. */
export type TokenReads = Pick<QueryCache<unknown>, 'destroy'> & {
  /** Something changed on a network: what is known of it is old, and so is what caches on the way hold, also of what nobody looks at. */
  changed(networkId: CaipNetworkId): void
  /** Reads past the cache. */
  read(found: FoundTokens, signal: AbortSignal): Promise<readonly TokenBalance[]>
  load(found: FoundTokens, freshness: Freshness): Promise<void>
  /** Names what is shown: the rest is not read any more. */
  keep(found: readonly FoundTokens[]): void
}

/** Creates the reads. The code that reads comes with that of a connected wallet. */
export function createTokenReads(state: State, loadReader: () => Promise<typeof readAccountTokens>): TokenReads {
  const { clock, platform } = state.ports
  const cache = createQueryCache(state.tokens, clock, balanceTimes)
  let shown: readonly FoundTokens[] = []
  /** By network, how long ago a transaction changed it. Until every cache of a source is older than that, it must not answer from one. */
  const changes = new Map<CaipNetworkId, () => number>()
  /** The source said that it is out of service: it is left in peace until the tokens are opened anew. */
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
    // A request that takes longer than the interval is left to end.
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
