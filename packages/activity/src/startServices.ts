import { type ApiClient, getHistory, type HistoryItem } from '@kit/api'
import type { KitError } from '@kit/core'
import {
  type CaipNetworkId,
  createScope,
  namespaceOf,
  type PluginContext,
  type Scope,
  type Store,
  startStopwatch,
  type TransactionDetails,
  toKitError,
} from '@kit/core/plugin'
import type { ActivityItem, ActivityPartner } from './ActivityItem.js'
import type { ActivityState } from './ActivityState.js'
import { entryToItem } from './entryToItem.js'
import { historyToItem } from './historyToItem.js'
import { mergeItems } from './mergeItems.js'

/** What the commands work with. */
export type ActivityServices = {
  load(): Promise<void>
  loadMore(): Promise<void>
  setScope(scope: ActivityState['scope']): void
  getDetails(item: ActivityItem): Promise<TransactionDetails | undefined>
  destroy(): void
}

/** What the pages are of: an account and its network, and whether those of other networks are shown too. */
type PagesKey = {
  readonly namespace: string
  readonly address: string
  readonly networkId: CaipNetworkId | undefined
  readonly of: ActivityState['scope']
}

/** Pages of one scope: what is read for one is never shown for another. */
type Pages = {
  readonly status: ActivityState['status']
  readonly items: readonly HistoryItem[]
  readonly purchases: readonly HistoryItem[]
  readonly next: string | undefined
  readonly error: KitError | undefined
}

/** How long the first page counts as new. */
const freshMs = 15_000

/** Starts the service: it asks nothing before `load`. */
export function startServices(
  { kit, ports, emit, toast }: PluginContext,
  state: Store<ActivityState>,
  api: ApiClient | undefined,
): ActivityServices {
  let pages = noPages
  let isFollowing = false
  let request: Promise<void> | undefined
  let age: (() => number) | undefined

  const scopes = createScope<PagesKey, ActivityState>(kit.active, {
    store: state,
    keyOf: ({ account, namespace, network }) =>
      account &&
      namespace && { namespace, address: account.address, networkId: network?.id, of: state.getState().scope },
    onChange: begin,
  })

  function change(scope: Scope<PagesKey>, fields: Partial<Pages>): void {
    if (scope.signal.aborted) return
    pages = { ...pages, ...fields }
    show()
  }

  function show(): void {
    const { status, next, error } = pages
    state.update((now) => ({ ...now, status, error, hasMore: next !== undefined, items: list(now.scope) }))
  }

  function list(scope: ActivityState['scope']): readonly ActivityItem[] {
    const { namespace, account, network } = kit.active.getState()
    if (account === undefined || namespace === undefined) return []
    const isHere = (networkId: string | undefined) =>
      scope === 'namespace' ? networkId?.startsWith(`${namespace}:`) : networkId === network?.id
    const isSame = (a: string, b: string) => kit.adapters.get(namespace)?.isSameAddress(a, b) ?? a === b
    const accounts = kit.connections
      .getState()
      .connections.flatMap((connection) => connection.accounts.filter((one) => one.namespace === namespace))
    const journal = kit.journal.getState().entries.filter((entry) => entry.namespace === namespace)
    // The same few addresses stand in thousands of rows.
    const known = new Map<string, Pick<ActivityPartner, 'name' | 'isYou'>>()
    function know(address: string): Pick<ActivityPartner, 'name' | 'isYou'> {
      const found = known.get(address) ?? {
        isYou: accounts.some((one) => isSame(one.address, address)),
        name: journal.find(({ note }) => note?.toName && note.to && isSame(note.to, address))?.note?.toName,
      }
      known.set(address, found)
      return found
    }
    const withPartner = (item: ActivityItem): ActivityItem => {
      if (item.partner !== undefined) return item
      const isSender = isSame(item.from, account.address)
      const address = isSender ? item.to : item.from
      if (address === '') return item
      const { isYou, name } = know(address)
      const ownName = isSender ? item.toName : undefined
      return { ...item, partner: { direction: isSender ? 'to' : 'from', address, name: ownName ?? name, isYou } }
    }
    const entries = journal.filter((entry) => isHere(entry.networkId) && isSame(entry.address, account.address))
    // What is older than the pages that are read comes with its page.
    const sinceMs = pages.next === undefined ? 0 : (pages.items.at(-1)?.minedAtMs ?? 0)
    const purchases = pages.purchases.filter(({ minedAtMs }) => minedAtMs >= sinceMs)
    const items = [...purchases, ...pages.items].filter((item) => isHere(item.networkId) && !isSpam(item))
    return mergeItems(items.map(historyToItem), entries.map(entryToItem)).map(withPartner)
  }

  /** Another account, network or scope: nothing of the old is shown, and the new is read if the visitor looks. */
  function begin(): void {
    request = undefined
    age = undefined
    pages = noPages
    show()
    if (isFollowing) void load()
  }

  function ask(cursor: string | undefined): Promise<void> {
    const scope = scopes.current()
    if (api === undefined || scope === undefined) return Promise.resolve()
    const { address, signal } = scope
    const networkId = scope.of === 'network' ? scope.networkId : undefined
    const isFirst = cursor === undefined
    change(scope, { status: 'loading', error: undefined })
    request = getHistory(api, { address, networkId, cursor, isFresh: isFirst }, signal).then(
      ({ items, next }) => {
        if (signal.aborted) return
        request = undefined
        if (isFirst) age = startStopwatch(ports.clock)
        if (isFirst && Object.hasOwn(kit.plugins, 'onramp')) void readPurchases(api, scope)
        change(scope, { status: 'success', items: isFirst ? items : [...pages.items, ...items], next })
      },
      (cause) => {
        if (signal.aborted) return
        request = undefined
        const error = toKitError(cause, 'rpc/failed', 'Failed to fetch transactions.')
        change(scope, { status: 'error', items: [], next: undefined, error })
        toast({ variant: 'error', message: 'activity.failed' })
        emit({ type: 'activity/failed', networkId, error })
      },
    )
    return request
  }

  /** What was bought is kept apart from what the chains hold, and only by some services: without it the rest is shown. */
  async function readPurchases(client: ApiClient, scope: Scope<PagesKey>): Promise<void> {
    try {
      const query = { address: scope.address, onramp: 'coinbase', isFresh: true } as const
      const { items: purchases } = await getHistory(client, query, scope.signal)
      change(scope, { purchases })
    } catch (error) {
      ports.log.debug('The purchases could not be read', error)
    }
  }

  function load(): Promise<void> {
    isFollowing = true
    if (request !== undefined) return request
    return pages.status === 'success' && age !== undefined && age() < freshMs ? Promise.resolve() : ask(undefined)
  }

  // What the rows say of others follows these.
  const ends = [kit.connections, kit.journal].map((store) => store.subscribe(show))
  show()
  return {
    load,
    loadMore: () => request ?? (pages.next === undefined ? Promise.resolve() : ask(pages.next)),
    setScope(scope) {
      state.update((now) => ({ ...now, scope }))
      scopes.follow()
    },
    async getDetails({ networkId, hash }) {
      const namespace = namespaceOf(networkId)
      const network =
        namespace &&
        kit
          .namespace(namespace)
          .network.getState()
          .requested.find(({ id }) => id === networkId)
      if (!network || hash === '') return undefined
      return (await kit.adapters.get(network.namespace)?.loadCapabilities?.())?.getTransaction?.({ network, hash })
    },
    destroy() {
      for (const end of ends) end()
      scopes.destroy()
    },
  }
}

const noPages: Pages = { status: 'idle', items: [], purchases: [], next: undefined, error: undefined }

/** Only collectibles that somebody sent unasked, all of them spam (rule checks-18). */
const isSpam = ({ transfers }: HistoryItem): boolean =>
  transfers.length > 0 && transfers.every(({ collectible }) => collectible?.isSpam === true)
