import type { BalanceQuery } from '../account/BalanceQuery.js'
import { createQueryCache, type Freshness } from '../account/createQueryCache.js'
import { balanceCacheMs, balanceRetryMs, identityCacheMs, readLimitMs } from '../account/limits.js'
import type { OpenQuery } from '../account/OpenQuery.js'
import { isOnNetwork } from '../account/queryKey.js'
import type { TokensQuery } from '../account/TokensQuery.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { TokenBalance } from '../chain/Token.js'
import { KitError } from '../error/KitError.js'
import type { Ports } from '../ports/Ports.js'
import type { State } from '../state/createState.js'
import { createTokenReads, type FoundTokens } from './createTokenReads.js'
import { findBalance } from './findBalance.js'

/** Reads the balances, tokens and identities that are shown. */
export type Reads = {
  /** Reads the active account of a namespace, and follows it from then on. */
  follow(namespace: ChainNamespace): void
  /** Reads a value again at once, but not within the pause after a failure. */
  refresh(query?: Query): Promise<void>
  /** Something changed on a network: what is shown of it is read again, the rest when it is shown next. */
  changed(networkId: CaipNetworkId): void
  /** Names changed: those of the accounts in use are read again, and followed from then on. */
  renamed(): void
  /** Accounts, networks or subscribers changed: reads what is new, and drops what is not shown any more. */
  update(): void
  /** Everything that an account holds, past the cache; rejects with `network/notConfigured` where there is no endpoint to ask. */
  readTokens(query: TokensQuery, signal: AbortSignal): Promise<readonly TokenBalance[]>
  destroy(): void
}

/** A subscriber's query, or that of a followed namespace. */
type Query = BalanceQuery & Partial<Pick<OpenQuery, 'values'>> & { readonly isFollowed?: true }
type Found = FoundTokens

const times = { retryMs: balanceRetryMs, limitMs: readLimitMs }

/** Creates the reads. They read nothing by themselves: see `watchReads`. */
export function createReads(state: State): Reads {
  const { namespaces, networks, openQueries } = state
  const balances = createQueryCache(state.balances, state.ports.clock, { ...times, cacheMs: balanceCacheMs })
  const identities = createQueryCache(state.identities, state.ports.clock, { ...times, cacheMs: identityCacheMs })
  const tokens = createTokenReads(state)
  const followed = new Map<ChainNamespace, Query>()
  const lastKeys = new WeakMap<Query, string>()
  let isOver = false

  async function ask(found: Found, { token, values }: Query, freshness: Freshness) {
    if (values === state.tokens) return tokens.load(found, freshness)
    const read = balanceReader(state, found, token)
    if (read) await balances.load(found.key, read, freshness)
  }

  const find = (query: BalanceQuery) => findOn(state, query)

  function identify(found: Found, freshness: Freshness): void {
    const read = identityReader(state, found)
    if (read) void identities.load(found.key, read, freshness)
  }

  const looked = (): readonly Query[] => [...openQueries.getState(), ...followed.values()]

  /** What is read of chains comes after what the page shows of a wallet, and so does the code that reads. */
  const update = whenNextIdle(state.ports, () => isOver || look())

  function look(): void {
    for (const [namespace, query] of followed)
      if (lastKeys.has(query) && findBalance(state, query) === undefined) followed.delete(namespace)
    for (const query of looked()) {
      const found = find(query)
      if (found === undefined || found.key === lastKeys.get(query)) continue
      lastKeys.set(query, found.key)
      if (query.isFollowed) identify(found, 'known')
      void ask(found, query, 'known')
    }
    const foundOf = (all: readonly Query[]) => all.flatMap((query) => find(query) ?? [])
    balances.keep(keysOf(foundOf(looked().filter(({ values }) => values !== state.tokens))))
    tokens.keep(foundOf(looked().filter(({ values }) => values === state.tokens)))
    identities.keep(keysOf(foundOf([...followed.values()])))
  }

  function follow(namespace: ChainNamespace): void {
    followed.set(namespace, { namespace, isFollowed: true })
    update()
  }

  return {
    follow,
    async refresh(query = {}) {
      const { namespace = networks.activeNamespace.getState(), networkId, address, token, values } = query
      if (namespace !== undefined && (values ?? networkId ?? address ?? token) === undefined) follow(namespace)
      const found = find(query)
      if (found) await ask(found, query, 'fresh')
    },
    changed(networkId) {
      balances.expire((key) => isOnNetwork(key, networkId))
      tokens.changed(networkId)
      for (const query of looked()) {
        const found = find(query)
        if (found?.networkId === networkId) void ask(found, query, 'changed')
      }
    },
    renamed() {
      identities.expire(() => true)
      for (const namespace of namespaces.keys()) {
        const found = find({ namespace })
        if (found) identify(found, 'changed')
        follow(namespace)
      }
    },
    update,
    readTokens: async (query, signal) => tokens.read(find(query) ?? refuse(query), signal),
    destroy() {
      isOver = true
      for (const cache of [balances, tokens, identities]) cache.destroy()
    },
  }
}

function refuse({ networkId }: TokensQuery): never {
  const details = networkId ?? ''
  throw new KitError('network/notConfigured', { shortMessage: 'The network is not configured.', details })
}

/** What a query is about now, on a network that the app configured. */
function findOn(state: State, query: BalanceQuery): Found | undefined {
  const found = findBalance(state, query)
  const known = found && state.namespaces.get(found.namespace)?.network.getState().requested
  // Of a network that was not configured only the id is known: there is no endpoint to ask.
  const network = known?.find(({ id }) => id === found?.networkId)
  return found && network && { ...found, network }
}

/** How the name of an account is read; undefined where nobody knows names. */
function identityReader(state: State, { namespace, network, address }: Found) {
  const { identitySource } = state.settings
  const { getIdentity } = state.namespaces.get(namespace)?.adapter ?? {}
  const source = state.serviceGate.isBlocked() ? undefined : identitySource
  const read = source ?? getIdentity
  if (read === undefined) return undefined
  return (signal: AbortSignal) => {
    const call = { network, address, signal }
    return read({ ...call, readChain: getIdentity && (() => getIdentity(call)) })
  }
}

const keysOf = (found: readonly Found[]) => new Set(found.map(({ key }) => key))

/** How a balance is read; undefined where the chain has none. */
function balanceReader(state: State, { namespace, network, address }: Found, token: string | undefined) {
  const { getBalance } = state.namespaces.get(namespace)?.adapter ?? {}
  const about = { network, address, ...(token !== undefined && { token }) }
  return getBalance && ((signal: AbortSignal) => getBalance({ ...about, signal }))
}

/** Returns a function that plans work for when the page is idle, once however often it is called until then. */
function whenNextIdle({ whenIdle }: Pick<Ports, 'whenIdle'>, work: () => unknown): () => void {
  let isPlanned = false
  return () => {
    if (isPlanned) return
    isPlanned = true
    whenIdle(() => {
      isPlanned = false
      work()
    })
  }
}
