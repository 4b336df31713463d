import { type ApiClient, getHistory, type HistoryItem } from '@kit/api'
import {
  type ActiveState,
  type CaipNetworkId,
  createScope,
  type Kit,
  type KitError,
  namespaceOf,
  type PluginContext,
  type Scope,
  type Store,
  startStopwatch,
  type TransactionDetails,
  toKitError,
} from '@kit/core/plugin'
import type { ActivityItem } from '../ActivityItem.js'
import type { ActivityState } from '../ActivityState.js'
import { type ActivityPages, listActivityItems } from './listActivityItems.js'

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

/** How long the first page counts as new. */
const freshMs = 15_000

const noPages: ActivityPages = { status: 'idle', items: [], purchases: [], next: undefined, error: undefined }

/** Creates the service: it asks nothing before `load`. */
export function createActivityServices(
  context: PluginContext,
  state: Store<ActivityState>,
  api: ApiClient | undefined,
): ActivityServices {
  const { kit, ports } = context
  let pages = noPages
  let isFollowing = false
  let request: Promise<void> | undefined
  let age: (() => number) | undefined

  const scopes = createScope<PagesKey, ActivityState>(kit.active, {
    store: state,
    keyOf: (active) => keyOf(active, state.getState().scope),
    onChange: begin,
  })

  function change(scope: Scope<PagesKey>, fields: Partial<ActivityPages>): void {
    if (scope.signal.aborted) return
    pages = { ...pages, ...fields }
    show()
  }

  function show(): void {
    const { status, next, error } = pages
    state.update((now) => {
      const items = listActivityItems(kit, pages, now.scope)
      return { ...now, status, error, hasMore: next !== undefined, items }
    })
  }

  /** Another account, network or scope: nothing of the old is shown, and the new is read if the visitor looks. */
  function begin(): void {
    request = age = undefined
    pages = noPages
    show()
    if (isFollowing) void load()
  }

  function ask(cursor: string | undefined): Promise<void> {
    const scope = scopes.current()
    if (api === undefined || scope === undefined) return Promise.resolve()
    const isFirst = cursor === undefined
    change(scope, { status: 'loading', error: undefined })
    request = readPage(api, scope, cursor).then((page) => {
      if (scope.signal.aborted) return
      request = undefined
      const isRead = page.status === 'success'
      if (isRead && isFirst) age = startStopwatch(ports.clock)
      change(scope, isRead && !isFirst ? { ...page, items: [...pages.items, ...page.items] } : page)
      if (!isRead) tellFailure(context, scope, page.error)
      else if (isFirst)
        void readPurchases(context, api, scope).then((purchases) => purchases && change(scope, { purchases }))
    })
    return request
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
    getDetails: (item) => readDetails(kit, item),
    destroy() {
      for (const end of ends) end()
      scopes.destroy()
    },
  }
}

function keyOf({ account, namespace, network }: ActiveState, of: ActivityState['scope']): PagesKey | undefined {
  return account && namespace && { namespace, address: account.address, networkId: network?.id, of }
}

/** A page of the service's history; on failure none, so that what was read is shown no longer. */
async function readPage(
  api: ApiClient,
  { address, networkId, of, signal }: Scope<PagesKey>,
  cursor: string | undefined,
) {
  const query = { address, networkId: of === 'network' ? networkId : undefined, cursor, isFresh: cursor === undefined }
  try {
    return { status: 'success' as const, ...(await getHistory(api, query, signal)) }
  } catch (cause) {
    const error = toKitError(cause, 'rpc/failed', 'Failed to fetch transactions.')
    return { status: 'error' as const, items: [], next: undefined, error }
  }
}

function tellFailure({ emit, toast }: PluginContext, { networkId, of }: Scope<PagesKey>, error: KitError): void {
  toast({ variant: 'error', message: 'activity.failed' })
  emit({ type: 'activity/failed', networkId: of === 'network' ? networkId : undefined, error })
}

/**
 * What was bought, on a page that sells: kept apart from what the chains hold, and only by some services. Undefined where that can't be read.
 */
async function readPurchases(
  { kit, ports }: PluginContext,
  api: ApiClient,
  { address, signal }: Scope<PagesKey>,
): Promise<readonly HistoryItem[] | undefined> {
  if (!Object.hasOwn(kit.plugins, 'onramp')) return undefined
  try {
    return (await getHistory(api, { address, onramp: 'coinbase', isFresh: true }, signal)).items
  } catch (error) {
    ports.log.debug('The purchases could not be read', error)
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
