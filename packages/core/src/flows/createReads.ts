import type { BalanceQuery } from '../account/BalanceQuery.js'
import { createQueryCache } from '../account/createQueryCache.js'
import { balanceCacheMs, balanceRetryMs, identityCacheMs, readLimitMs } from '../account/limits.js'
import type { OpenQuery } from '../account/OpenQuery.js'
import { isOnNetwork } from '../account/queryKey.js'
import type { TokensQuery } from '../account/TokensQuery.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { TokenBalance } from '../chain/Token.js'
import { KitError } from '../error/KitError.js'
import type { Freshness } from '../query/createQuery.js'
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

/** Creates the reads. They read nothing by themselves: see `watchReads`. */
export function createReads(state: State): Reads {
  const { namespaces, networks, openQueries } = state
  const { clock, whenIdle } = state.ports
  const times = { retryMs: balanceRetryMs, limitMs: readLimitMs }
  const balances = createQueryCache(state.balances, clock, { ...times, freshMs: balanceCacheMs })
  const identities = createQueryCache(state.identities, clock, { ...times, freshMs: identityCacheMs })
  const tokens = createTokenReads(state)
  const followed = new Map<ChainNamespace, Query>()
  const lastKeys = new WeakMap<Query, string>()
  let isExpected = false
  let isOver = false

  function find(query: BalanceQuery): Found | undefined {
    const found = findBalance(state, query)
    const known = found && namespaces.get(found.namespace)?.network.getState().requested
    // Of a network that was not configured only the id is known: there is no endpoint to ask.
    const network = known?.find(({ id }) => id === found?.networkId)
    return found && network && { ...found, network }
  }

  async function ask(found: Found, { token, values }: Query, freshness: Freshness) {
    if (values === state.tokens) return tokens.load(found, freshness)
    const { key, namespace, network, address } = found
    const { getBalance } = namespaces.get(namespace)?.adapter ?? {}
    if (getBalance === undefined) return
    const about = { network, address, ...(token !== undefined && { token }) }
    await balances.load(key, (signal) => getBalance({ ...about, signal }), freshness)
  }

  function identify({ key, namespace, network, address }: Found, freshness: Freshness): void {
    const { identitySource } = state.settings
    const { getIdentity } = namespaces.get(namespace)?.adapter ?? {}
    const source = state.serviceGate.isBlocked() ? undefined : identitySource
    const read = source ?? getIdentity
    if (read === undefined) return
    const ask = (signal: AbortSignal) => {
      const call = { network, address, signal }
      return read({ ...call, readChain: getIdentity && (() => getIdentity(call)) })
    }
    void identities.load(key, ask, freshness)
  }

  const looked = (): readonly Query[] => [...openQueries.getState(), ...followed.values()]

  /** What is read of chains comes after what the page shows of a wallet, and so does the code that reads. */
  function update(): void {
    if (isExpected) return
    isExpected = true
    whenIdle(() => {
      isExpected = false
      if (!isOver) look()
    })
  }

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
    const keysOf = (all: readonly Query[]) => new Set(foundOf(all).map(({ key }) => key))
    balances.keep(keysOf(looked().filter(({ values }) => values !== state.tokens)))
    tokens.keep(foundOf(looked().filter(({ values }) => values === state.tokens)))
    identities.keep(keysOf([...followed.values()]))
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
      balances.destroy()
      tokens.destroy()
      identities.destroy()
    },
  }
}

function refuse({ networkId }: TokensQuery): never {
  const details = networkId ?? ''
  throw new KitError('network/notConfigured', { shortMessage: 'The network is not configured.', details })
}
