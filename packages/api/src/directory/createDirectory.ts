import {
  createStore,
  createWalletExclusion,
  type Directory,
  type DirectoryState,
  isKitError,
  type PluginContext,
  type Wallet,
  type WalletPage,
} from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import { getWallets, type WalletsQuery } from '../endpoint/getWallets.js'
import { checkOrigin } from './checkOrigin.js'
import { createImages } from './createImages.js'

/** Sizes and times of the directory (rules constants-3, constants-9, screens-22). */
export const directoryLimits: {
  readonly recommended: number
  readonly page: number
  readonly search: number
  /** Typing must rest this long before the directory is asked. */
  readonly debounceMs: number
  readonly shortestQuery: number
  /** Pictures of each page that are fetched at once. */
  readonly prefetchedImages: number
} = { recommended: 4, page: 40, search: 100, debounceMs: 500, shortestQuery: 2, prefetchedImages: 20 }

const noPage: WalletPage = { status: 'idle', wallets: [], count: undefined }
const directoryId = /^[0-9a-f]{32,128}$/i

/**
 * The wallet directory on a client (rules calls-20, screens-25): nothing is asked before `prefetch`, `loadMore`, `search` or
 * `imageUrl`; a failure is a state that `retry` repairs, and does not touch installed wallets and pairing.
 */
export function createDirectory(
  client: ApiClient,
  { alert, kit, ports, onDestroy }: PluginContext,
  hasProjectId: boolean,
): Directory {
  const { featured: featuredIds = [], include, exclude = [] } = kit.options.wallets ?? {}
  const isExcluded = createWalletExclusion(exclude)
  const store = createStore<DirectoryState>({
    first: 'idle',
    featured: [],
    recommended: [],
    all: noPage,
    search: { ...noPage, query: '' },
    certifiedOnly: false,
    images: {},
  })
  const images = createImages(client, ports.clock, (loaded) => store.update((state) => ({ ...state, images: loaded })))
  let prefetching: Promise<boolean> | undefined
  let page = 0
  let isLast = false
  let endTyping: (() => void) | undefined
  let searching: AbortController | undefined
  /** Answers to an older question are dropped. */
  let turn = 0

  const patch = (change: (state: DirectoryState) => Partial<DirectoryState>): void =>
    store.update((state) => ({ ...state, ...change(state) }))

  async function ask(query: Omit<WalletsQuery, 'chains' | 'badge'>, signal?: AbortSignal) {
    const chains = [...kit.adapters.values()].flatMap(({ networks }) => networks.map(({ id }) => id))
    const badge = store.getState().certifiedOnly ? 'certified' : undefined
    const answer = await getWallets(client, { include, ...query, chains, badge }, signal)
    const wallets = answer.wallets.filter((wallet) => !isExcluded({ ...wallet, directoryId: wallet.id }))
    for (const { imageId } of wallets.slice(0, directoryLimits.prefetchedImages))
      if (imageId !== undefined) images.get('wallet', imageId)
    return { wallets, count: answer.count }
  }

  const excludedIds = (more: readonly Wallet[] = []): readonly string[] => [
    ...exclude.filter((word) => directoryId.test(word)),
    ...more.map(({ id }) => id),
  ]

  function tellDeveloper(error: unknown): void {
    if (isKitError(error, 'api/unauthorized'))
      alert(hasProjectId ? 'INVALID_PROJECT_ID' : 'PROJECT_ID_NOT_CONFIGURED', error)
    else if (isKitError(error, 'api/forbidden')) alert('INVALID_APP_CONFIGURATION', error)
    else ports.log.warn('The wallet directory failed', error)
  }

  async function fetchFirst(): Promise<boolean> {
    void checkOrigin(client, { alert, ports })
    patch(() => ({ first: 'pending' }))
    const { recommended: entries } = directoryLimits
    try {
      const [featured, recommended] = await Promise.all([
        featuredIds.length === 0
          ? []
          : ask({ page: 1, entries: featuredIds.length, include: featuredIds }).then(inOrder),
        ask({ page: 1, entries, exclude: [...excludedIds(), ...featuredIds] }),
      ])
      patch(({ all }) => ({
        first: 'success',
        featured,
        recommended: recommended.wallets.slice(0, entries),
        all: { ...all, count: all.count ?? recommended.count + featured.length },
      }))
      return true
    } catch (error) {
      tellDeveloper(error)
      patch(() => ({ first: 'error' }))
      return false
    }
  }

  function inOrder({ wallets }: { readonly wallets: readonly Wallet[] }): readonly Wallet[] {
    return featuredIds.flatMap((id) => wallets.find((wallet) => wallet.id === id) ?? [])
  }

  async function prefetch(): Promise<void> {
    prefetching ??= fetchFirst()
    if (!(await prefetching)) prefetching = undefined
  }

  async function loadMore(): Promise<void> {
    if (store.getState().all.status === 'pending' || isLast) return
    const mine = turn
    patch(({ all }) => ({ all: { ...all, status: 'pending' } }))
    await prefetch()
    const { featured, recommended, certifiedOnly } = store.getState()
    const first = [...featured, ...recommended]
    const shown = certifiedOnly ? first.filter(({ certified }) => certified) : first
    try {
      const answer = await ask({ page: page + 1, entries: directoryLimits.page, exclude: excludedIds(first) })
      if (mine !== turn) return
      page += 1
      isLast = answer.wallets.length === 0 || page * directoryLimits.page >= answer.count
      patch(({ all }) => {
        // The directory leaves featured and recommended ones out of its pages; the list begins with them.
        const before = all.wallets.length === 0 ? shown : all.wallets
        const known = new Set(before.map(({ id }) => id))
        const wallets = [...before, ...answer.wallets.filter(({ id }) => !known.has(id))]
        // Told once: the directory's answers leave out what is shown already, and a total that moves while it is scrolled says nothing.
        return { all: { status: 'success', wallets, count: all.count ?? answer.count + shown.length } }
      })
    } catch (error) {
      if (mine !== turn) return
      tellDeveloper(error)
      patch(({ all }) => ({ all: { ...all, status: 'error' } }))
    }
  }

  async function fetchSearch(query: string): Promise<void> {
    const mine = new AbortController()
    searching = mine
    try {
      const answer = await ask(
        { page: 1, entries: directoryLimits.search, search: query, exclude: excludedIds() },
        mine.signal,
      )
      if (searching !== mine) return
      const wallets = answer.wallets.filter(
        ({ id }, index) => answer.wallets.findIndex((one) => one.id === id) === index,
      )
      patch(() => ({ search: { query, status: 'success', wallets, count: answer.count } }))
    } catch (error) {
      if (searching !== mine) return
      tellDeveloper(error)
      // What was found for the words before says nothing about these.
      patch(() => ({ search: { ...noPage, query, status: 'error' } }))
    }
  }

  function search(text: string): void {
    const query = text.trim()
    if (query === store.getState().search.query) return
    endTyping?.()
    searching?.abort()
    searching = undefined
    if (query.length < directoryLimits.shortestQuery) {
      patch(() => ({ search: { ...noPage, query } }))
      return
    }
    // The results of the query before stay until the new ones come: no flicker while typing.
    patch((state) => ({ search: { ...state.search, query, status: 'pending' } }))
    endTyping = ports.clock.setTimeout(() => void fetchSearch(query), directoryLimits.debounceMs)
  }

  onDestroy(() => {
    turn += 1
    endTyping?.()
    searching?.abort()
    images.destroy()
    store.complete()
  })

  return {
    state$: store.state$,
    subscribe: store.subscribe,
    getState: store.getState,
    prefetch,
    loadMore,
    search,
    setCertifiedOnly(certifiedOnly) {
      const { certifiedOnly: before, all, search: found } = store.getState()
      if (certifiedOnly === before) return
      turn += 1
      page = 0
      isLast = false
      patch(() => ({ certifiedOnly, all: noPage }))
      if (all.status !== 'idle') void loadMore()
      if (found.status !== 'idle') void fetchSearch(found.query)
    },
    imageUrl: (imageId, kind = 'wallet') => images.get(kind, imageId),
    async retry() {
      const { all, search: found } = store.getState()
      if (found.status === 'error') {
        patch((state) => ({ search: { ...state.search, status: 'pending' } }))
        await fetchSearch(found.query)
      }
      if (all.status === 'error') await loadMore()
      else await prefetch()
    },
  }
}
