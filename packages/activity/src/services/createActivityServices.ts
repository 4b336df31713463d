import { type ApiClient, getHistory, type HistoryItem } from '@kit/api'
import {
  type ActiveState,
  type CaipNetworkId,
  createQuery,
  createScope,
  type Freshness,
  type Kit,
  type KitError,
  type Loadable,
  type LoadableQuery,
  namespaceOf,
  type PluginContext,
  type Scope,
  type Store,
  type TransactionDetails,
} from '@kit/core/plugin'
import type { ActivityItem } from '../ActivityItem.js'
import type { ActivityState } from '../ActivityState.js'
import { type HistoryPages, listActivityItems } from './listActivityItems.js'

/** Services of the activity commands. */
export type ActivityServices = {
  load(): Promise<void>
  loadMore(): Promise<void>
  setScope(scope: ActivityState['scope']): void
  getDetails(item: ActivityItem): Promise<TransactionDetails | undefined>
  destroy(): void
}

/** Key of the loaded pages: account, network and scope. */
type PagesKey = {
  readonly namespace: string
  readonly address: string
  readonly networkId: CaipNetworkId | undefined
  readonly of: ActivityState['scope']
}

/** How long the first page is fresh. */
const freshMs = 15_000

const noPages: HistoryPages = { items: [], next: undefined }
const failure = ['rpc/failed', 'Failed to fetch transactions.'] as const

/** Creates the service. It sends no request before `load`. */
export function createActivityServices(
  context: PluginContext,
  state: Store<ActivityState>,
  api: ApiClient | undefined,
): ActivityServices {
  const { kit } = context
  let pages: Loadable<HistoryPages>
  let purchases: readonly HistoryItem[]
  let query: LoadableQuery<HistoryPages>
  let isFollowing = false

  const scopes = createScope<PagesKey, ActivityState>(kit.active, {
    store: state,
    keyOf: (active) => keyOf(active, state.getState().scope),
    onChange: begin,
  })

  function show(): void {
    state.update((now) => ({
      ...now,
      status: pages.status === 'pending' ? 'loading' : pages.status,
      error: pages.status === 'error' ? pages.error : undefined,
      hasMore: shownOf(pages).next !== undefined,
      items: listActivityItems(kit, { ...shownOf(pages), purchases }, now.scope),
    }))
  }

  /** On another account, network or scope, clears the list and loads the new one if the user has opened it. */
  function begin(scope: Scope<PagesKey> | undefined): void {
    pages = { status: 'idle' }
    purchases = []
    const set = (next: typeof pages) => {
      if (!scope || scope.signal.aborted) return
      pages = next
      show()
      if (next.status === 'error') reportFailure(context, scope, next.error)
    }
    query = createQuery(context.ports.clock, () => pages, set, failure, { freshMs, ...scope })
    show()
    if (isFollowing) void ask(undefined, 'known')
  }

  async function ask(cursor: string | undefined, freshness: Freshness): Promise<void> {
    const scope = scopes.current()
    if (api === undefined || scope === undefined) return
    const read = async (signal: AbortSignal) => {
      const page = await readPage(api, { ...scope, signal }, cursor)
      if (cursor !== undefined) return { ...page, items: [...shownOf(pages).items, ...page.items] }
      void readPurchases(context, api, scope).then((found = purchases) => {
        if (!scope.signal.aborted) purchases = found
        show()
      })
      return page
    }
    await query.load(read, freshness).catch(() => undefined)
  }

  // Names and own accounts in the rows depend on these stores.
  const ends = [scopes.destroy, ...[kit.connections, kit.journal].map((store) => store.subscribe(show))]
  begin(scopes.current())
  return {
    load() {
      isFollowing = true
      return ask(undefined, 'known')
    },
    async loadMore() {
      const { next } = shownOf(pages)
      if (pages.status === 'pending' || next !== undefined)
        await ask(next, pages.status === 'pending' ? 'known' : 'changed')
    },
    setScope(scope) {
      state.update((now) => ({ ...now, scope }))
      scopes.follow()
    },
    getDetails: (item) => readDetails(kit, item),
    destroy() {
      for (const end of ends) end()
    },
  }
}

function keyOf({ account, namespace, network }: ActiveState, of: ActivityState['scope']): PagesKey | undefined {
  return account && namespace && { namespace, address: account.address, networkId: network?.id, of }
}

/** Loaded pages are no longer shown after a failure. */
const shownOf = (pages: Loadable<HistoryPages>): HistoryPages =>
  (pages.status === 'success' || pages.status === 'pending' ? pages.data : undefined) ?? noPages

const readPage = (api: ApiClient, { address, networkId, of, signal }: Scope<PagesKey>, cursor: string | undefined) =>
  getHistory(
    api,
    { address, networkId: of === 'network' ? networkId : undefined, cursor, bypassCache: cursor === undefined },
    signal,
  )

function reportFailure({ emit, toast }: PluginContext, { networkId, of }: Scope<PagesKey>, error: KitError): void {
  toast({ variant: 'error', message: 'activity.failed' })
  emit({ type: 'activity/failed', networkId: of === 'network' ? networkId : undefined, error })
}

/**
 * Loads purchases from on-ramps. Only some services have them, separate from the history of the chains. Undefined if they can't be loaded.
 */
async function readPurchases(
  { kit, ports }: PluginContext,
  api: ApiClient,
  { address, signal }: Scope<PagesKey>,
): Promise<readonly HistoryItem[] | undefined> {
  if (!Object.hasOwn(kit.plugins, 'onramp')) return undefined
  try {
    return (await getHistory(api, { address, onramp: 'coinbase', bypassCache: true }, signal)).items
  } catch (error) {
    ports.log.debug("Couldn't load purchases", error)
    return undefined
  }
}

async function readDetails(kit: Kit, { networkId, hash }: ActivityItem): Promise<TransactionDetails | undefined> {
  const namespace = namespaceOf(networkId)
  const network =
    namespace &&
    kit
      .namespace(namespace)
      .network.getState()
      .requested.find(({ id }) => id === networkId)
  if (!network || hash === '') return undefined
  return (await kit.adapters.get(network.namespace)?.loadCapabilities?.())?.getTransaction?.({ network, hash })
}
