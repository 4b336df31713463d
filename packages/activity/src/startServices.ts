import { type ApiClient, getHistory, type HistoryItem } from '@kit/api'
import type { KitError } from '@kit/core'
import { type PluginContext, type Store, startStopwatch, type TransactionDetails, toKitError } from '@kit/core/plugin'
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

/** Pages of one account, network and scope: what is read for one is never shown for another. */
type Pages = {
  readonly key: string
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
  let pages = noPages(keyOf())
  let isFollowing = false
  const life = new AbortController()
  let request: { readonly controller: AbortController; readonly done: Promise<void> } | undefined
  let age: (() => number) | undefined

  function keyOf(): string {
    const { namespace, account, network } = kit.active.getState()
    return [namespace, account?.address, network?.id, state.getState().scope].join(' ')
  }

  function show(change?: Partial<Pages>): void {
    if (change) pages = { ...pages, ...change }
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
  function follow(): void {
    if (keyOf() !== pages.key) {
      request?.controller.abort()
      request = undefined
      age = undefined
      pages = noPages(keyOf())
      if (isFollowing) void load()
    }
    show()
  }

  function ask(cursor: string | undefined): Promise<void> {
    const { account, network } = kit.active.getState()
    if (api === undefined || account === undefined) return Promise.resolve()
    const controller = new AbortController()
    const networkId = state.getState().scope === 'network' ? network?.id : undefined
    show({ status: 'loading', error: undefined })
    const { address } = account
    const isFresh = cursor === undefined
    const answer = getHistory(api, { address, networkId, cursor, isFresh }, controller.signal)
    const done = answer.then(
      ({ items, next }) => {
        if (controller.signal.aborted) return
        request = undefined
        if (cursor === undefined) age = startStopwatch(ports.clock)
        if (cursor === undefined && Object.hasOwn(kit.plugins, 'onramp')) void readPurchases(api, address)
        show({ status: 'success', items: cursor === undefined ? items : [...pages.items, ...items], next })
      },
      (cause) => {
        if (controller.signal.aborted) return
        request = undefined
        const error = toKitError(cause, 'rpc/failed', 'Failed to fetch transactions.')
        show({ status: 'error', items: [], next: undefined, error })
        toast({ variant: 'error', message: 'activity.failed' })
        emit({ type: 'activity/failed', networkId, error })
      },
    )
    request = { controller, done }
    return done
  }

  /** What was bought is kept apart from what the chains hold, and only by some services: without it the rest is shown. */
  async function readPurchases(client: ApiClient, address: string): Promise<void> {
    const { key } = pages
    try {
      const { items: purchases } = await getHistory(client, { address, onramp: 'coinbase', isFresh: true }, life.signal)
      if (pages.key === key) show({ purchases })
    } catch (error) {
      ports.log.debug('The purchases could not be read', error)
    }
  }

  function load(): Promise<void> {
    isFollowing = true
    if (request !== undefined) return request.done
    return pages.status === 'success' && age !== undefined && age() < freshMs ? Promise.resolve() : ask(undefined)
  }

  const ends = [kit.active, kit.connections, kit.journal].map((store) => store.subscribe(follow))
  show()
  return {
    load,
    loadMore: () => request?.done ?? (pages.next === undefined ? Promise.resolve() : ask(pages.next)),
    setScope(scope) {
      state.update((now) => ({ ...now, scope }))
      follow()
    },
    async getDetails({ networkId, hash }) {
      const namespace = networkId?.slice(0, networkId.indexOf(':'))
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
      request?.controller.abort()
      life.abort()
      for (const end of ends) end()
    },
  }
}

const noPages = (key: string): Pages => ({
  key,
  status: 'idle',
  items: [],
  purchases: [],
  next: undefined,
  error: undefined,
})

/** Only collectibles that somebody sent unasked, all of them spam (rule checks-18). */
const isSpam = ({ transfers }: HistoryItem): boolean =>
  transfers.length > 0 && transfers.every(({ collectible }) => collectible?.isSpam === true)
