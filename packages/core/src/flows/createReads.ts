import type { BalanceQuery, OpenQuery, TokensQuery } from '../account/BalanceQuery.js'
import { createQueryCache } from '../account/createQueryCache.js'
import { balanceTimes, identityTimes } from '../account/limits.js'
import { isOnNetwork } from '../account/queryKey.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Identity } from '../chain/Identity.js'
import type { TokenBalance } from '../chain/Token.js'
import { KitError } from '../error/KitError.js'
import type { Freshness } from '../query/createQuery.js'
import type { State } from '../state/createState.js'
import { createTokenReads } from './createTokenReads.js'
import { findBalance } from './findBalance.js'
import type { FoundTokens, readAccountTokens } from './readAccountTokens.js'

/** Reads the balances, tokens and identities that are in use. */
export type Reads = {
  /** Reads the active account of a namespace, now and whenever it changes. */
  follow(namespace: ChainNamespace): void
  /** Reads a value again immediately, except during the pause after a failure. */
  refresh(query?: Query): Promise<void>
  /** Marks values of a network as stale: those in use are read again now, others when they are used next. */
  changed(networkId: CaipNetworkId): void
  /** Reads the names of the active accounts again, and follows them from then on. */
  renamed(): void
  /** Call when accounts, networks or subscribers change: reads new values, and drops those no longer in use. */
  update(): void
  /** Reads everything that an account holds, bypassing the cache. Rejects with `network/notConfigured` if the network has no endpoint. */
  readTokens(query: TokensQuery, signal: AbortSignal): Promise<readonly TokenBalance[]>
  destroy(): void
}

/** A subscriber's query, or that of a followed namespace. */
type Query = BalanceQuery & Partial<Pick<OpenQuery, 'values'>>

/**
 * Creates the reads. They start no reads on their own, see `watchReads`.
 *
 * @param loadReader Loads the code that reads tokens.
 */
export function createReads(state: State, loadReader: () => Promise<typeof readAccountTokens>): Reads {
  const { namespaces, networks, openQueries } = state
  const { clock, whenIdle } = state.ports
  const balances = createQueryCache(state.balances, clock, balanceTimes)
  const identities = createQueryCache(state.identities, clock, identityTimes)
  const tokens = createTokenReads(state, loadReader)
  const followed = new Map<ChainNamespace, Query>()
  const lastKeys = new WeakMap<Query, string>()
  let isDestroyed = false

  async function ask(found: FoundTokens, { token, values }: Query, freshness: Freshness) {
    if (values === state.tokens) return tokens.load(found, freshness)
    const read = balanceReader(state, found, token)
    if (read) await balances.load(found.key, read, freshness)
  }

  function identify(found: FoundTokens, freshness: Freshness): void {
    const read = identityReader(state, found)
    if (read) void identities.load(found.key, read, freshness)
  }

  const findQueries = () => findAll(state, [...openQueries.getState(), ...followed.values()])

  /** Reads from chains have lower priority than rendering what is known. */
  const update = () => whenIdle(() => isDestroyed || refreshAll())

  function refreshAll(): void {
    for (const [namespace, query] of followed)
      if (lastKeys.has(query) && findBalance(state, query) === undefined) followed.delete(namespace)
    const shown = findQueries()
    const names = new Set<string>()
    for (const [found, query] of shown) {
      const isFollowed = followed.get(found.namespace) === query
      if (isFollowed) names.add(found.key)
      if (found.key === lastKeys.get(query)) continue
      lastKeys.set(query, found.key)
      if (isFollowed) identify(found, 'known')
      void ask(found, query, 'known')
    }
    balances.keep(new Set(shown.flatMap(([{ key }, { values }]) => (values === state.tokens ? [] : key))))
    tokens.keep(shown.flatMap(([found, { values }]) => (values === state.tokens ? found : [])))
    identities.keep(names)
  }

  function follow(namespace: ChainNamespace): void {
    followed.set(namespace, { namespace })
    update()
  }

  return {
    follow,
    async refresh(query = {}) {
      const { namespace = networks.activeNamespace.getState(), networkId, address, token, values } = query
      if (namespace !== undefined && (values ?? networkId ?? address ?? token) === undefined) follow(namespace)
      const found = findConfigured(state, query)
      if (found) await ask(found, query, 'fresh')
    },
    changed(networkId) {
      balances.expire((key) => isOnNetwork(key, networkId))
      tokens.changed(networkId)
      for (const [found, query] of findQueries()) if (found.networkId === networkId) void ask(found, query, 'changed')
    },
    renamed() {
      identities.expire(() => true)
      for (const namespace of namespaces.keys()) {
        const found = findConfigured(state, { namespace })
        if (found) identify(found, 'changed')
        follow(namespace)
      }
    },
    update,
    readTokens: async (query, signal) => tokens.read(findConfigured(state, query) ?? refuse(query), signal),
    destroy() {
      isDestroyed = true
      for (const cache of [balances, tokens, identities]) cache.destroy()
    },
  }
}

/** Resolves a query. Returns undefined on a network that isn't configured, since it has no endpoint. */
function findConfigured(state: State, query: BalanceQuery): FoundTokens | undefined {
  const found = findBalance(state, query)
  const known = found && state.namespaces.get(found.namespace)?.network.getState().requested
  const network = known?.find(({ id }) => id === found?.networkId)
  return found && network && { ...found, network }
}

const findAll = (state: State, queries: readonly Query[]): readonly (readonly [FoundTokens, Query])[] =>
  queries.flatMap((query) => {
    const found = findConfigured(state, query)
    return found ? [[found, query] as const] : []
  })

function balanceReader(state: State, { namespace, network, address }: FoundTokens, token: string | undefined) {
  const { getBalance } = state.namespaces.get(namespace)?.adapter ?? {}
  const about = { network, address, ...(token !== undefined && { token }) }
  return getBalance && ((signal: AbortSignal) => getBalance({ ...about, signal }))
}

/** Returns a function that reads the identity of an account from the app's source, or else from the chain. */
function identityReader(state: State, { namespace, network, address }: FoundTokens) {
  const { getIdentity } = state.namespaces.get(namespace)?.adapter ?? {}
  const source = state.serviceGate.isBlocked() ? undefined : state.settings.identitySource
  const read = source ?? getIdentity
  const about = { network, address }
  return (
    read &&
    ((signal: AbortSignal): Promise<Identity> =>
      read({ ...about, signal, readChain: getIdentity && (() => getIdentity({ ...about, signal })) }))
  )
}

function refuse({ networkId }: TokensQuery): never {
  const details = networkId ?? ''
  throw new KitError('network/notConfigured', { shortMessage: 'The network is not configured.', details })
}
