import { createQueryCache, type QueryCache } from '../account/createQueryCache.js'
import { balanceCacheMs, balanceRetryMs, readLimitMs, tokensRefreshMs } from '../account/limits.js'
import { isOnNetwork } from '../account/queryKey.js'
import type { Adapter } from '../adapter/Adapter.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Network } from '../chain/Network.js'
import type { TokenBalance, TokenReference } from '../chain/Token.js'
import { startStopwatch } from '../ports/startStopwatch.js'
import type { Freshness } from '../query/createQuery.js'
import type { State } from '../state/createState.js'
import { unsupported } from './createTargets.js'
import type { FoundBalance } from './findBalance.js'

/** Whose tokens are read. */
export type FoundTokens = FoundBalance & { readonly network: Network }

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

const times = { freshMs: balanceCacheMs, retryMs: balanceRetryMs, limitMs: readLimitMs }

/** Creates the reads: from the app's source when there is one, else, and when that fails, from the chain. */
export function createTokenReads(state: State): TokenReads {
  const { namespaces, settings } = state
  const { clock, platform } = state.ports
  const cache = createQueryCache(state.tokens, clock, times)
  let shown: readonly FoundTokens[] = []
  /** By network, how long ago a transaction changed it. Until every cache of a source is older than that, it must not answer from one. */
  const changes = new Map<CaipNetworkId, () => number>()
  /** The source said that it is out of service: it is left in peace until the tokens are opened anew. */
  let isOutOfService = false
  let endTimer: (() => void) | undefined
  let endVisibility: (() => void) | undefined

  async function read(found: FoundTokens, signal: AbortSignal): Promise<readonly TokenBalance[]> {
    const { networkId, address } = found
    const { tokenSource, tokens = {} } = settings
    const known = knownOf(state, found.key)
    const isChanged = (changes.get(networkId)?.() ?? Number.POSITIVE_INFINITY) < balanceCacheMs
    const references = referencesOf([...known, ...(tokens[networkId] ?? [])])
    let failure: unknown
    if (tokenSource && !isOutOfService && !state.serviceGate.isBlocked()) {
      try {
        const forceUpdate = isChanged ? [undefined, ...references.map((token) => token.address)] : []
        const answer = await tokenSource({ networkId, address, forceUpdate, signal })
        if (answer) return fitting(answer, found)
      } catch (error) {
        signal.throwIfAborted()
        failure = error
        isOutOfService = (error as { status?: unknown } | null)?.status === 503
      }
    }
    return readChain(namespaces.get(found.namespace)?.adapter, found, references, known, failure, signal)
  }

  const load = (found: FoundTokens, freshness: Freshness) =>
    cache.load(found.key, (signal) => read(found, signal), freshness)

  /** Starts to wait for the next time, unless it waits already, nothing is shown or nobody looks. */
  function wait(): void {
    if (shown.length > 0 && platform.isVisible()) endTimer ??= clock.setTimeout(refresh, tokensRefreshMs)
  }

  function refresh(): void {
    endTimer = undefined
    if (!platform.isVisible()) return
    // One that takes longer than the time between is left to end.
    for (const found of shown)
      if (state.tokens.getState().get(found.key)?.status !== 'pending') void load(found, 'fresh')
    wait()
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
        stop()
        return
      }
      endVisibility ??= platform.watchVisibility(() => endTimer ?? refresh())
      wait()
    },
    destroy() {
      stop()
      cache.destroy()
    },
  }
}

/** Rows of the network that was asked, each token once. Tokens without decimals are none that are held in amounts (rule checks-22). */
function fitting(rows: readonly TokenBalance[], { networkId }: FoundTokens): readonly TokenBalance[] {
  const own = rows.filter((row) => row.networkId === networkId && row.decimals > 0)
  return [...new Map(own.map((row) => [row.address, row])).values()]
}

/** What the chain does not know of a token, as the source knew it last. */
function withLastPrice(row: TokenBalance, known: readonly TokenBalance[]): TokenBalance {
  const last = known.find(({ address }) => address === row.address)
  const price = row.price ?? last?.price
  if (last === undefined || price === undefined) return row
  const value = row.value ?? (Number(row.amount) / 10 ** row.decimals) * price
  return { ...row, iconUrl: row.iconUrl ?? last.iconUrl, price, value }
}

function knownOf(state: State, key: string): readonly TokenBalance[] {
  const known = state.tokens.getState().get(key)
  return (known && known.status !== 'idle' && known.data) || []
}

/** Tokens that have an address, each once. */
function referencesOf(tokens: readonly (TokenBalance | TokenReference)[]): readonly TokenReference[] {
  const listed = new Map(tokens.map((token) => [token.address, token]))
  listed.delete(undefined)
  return [...listed.values()].map((token) => ({ ...token, address: token.address as string }))
}

/** Reads tokens from the chain, or the currency alone; throws the failure of the source where the chain can't list tokens. */
async function readChain(
  adapter: Adapter | undefined,
  found: FoundTokens,
  tokens: readonly TokenReference[],
  known: readonly TokenBalance[],
  failure: unknown,
  signal: AbortSignal,
): Promise<readonly TokenBalance[]> {
  const { namespace, network, networkId, address } = found
  const { getTokens } = (await adapter?.loadCapabilities?.()) ?? {}
  signal.throwIfAborted()
  if (getTokens) {
    const rows = await getTokens({ network, address, tokens, signal })
    return fitting(rows, found).map((row) => withLastPrice(row, known))
  }
  if (failure !== undefined) throw failure
  if (adapter?.getBalance === undefined) throw unsupported('getTokens', namespace)
  const { value: amount, ...currency } = await adapter.getBalance({ network, address, signal })
  const { name } = network.nativeCurrency
  const unknown = { address: undefined, iconUrl: undefined, value: undefined, price: undefined }
  return [{ ...unknown, ...currency, name, networkId, amount }]
}
