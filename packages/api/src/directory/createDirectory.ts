import {
  createStore,
  createWalletExclusion,
  type Directory,
  type DirectoryState,
  isKitError,
  type PluginContext,
  type Wallet,
} from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import { getWallets } from '../endpoint/getWallets.js'
import { checkOrigin } from './checkOrigin.js'
import { createImages } from './createImages.js'
import { createWalletPages, type DirectoryLists, noPage } from './createWalletPages.js'
import { createWalletSearch } from './createWalletSearch.js'
import { directoryLimits } from './directoryLimits.js'

const directoryId = /^[0-9a-f]{32,128}$/i

/**
 * The wallet directory on a client (rules calls-20, screens-25): nothing is asked before `prefetch`, `loadMore`, `search` or
 * `imageUrl`; a failure is a state that `retry` repairs, and does not touch installed wallets and pairing.
 */
export function createDirectory(client: ApiClient, context: PluginContext, hasProjectId: boolean): Directory {
  const { kit, ports, onDestroy } = context
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

  const patch: DirectoryLists['patch'] = (change) => store.update((state) => ({ ...state, ...change(state) }))

  const ask: DirectoryLists['ask'] = async (query, signal) => {
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

  const tellDeveloper = (error: unknown) => report(context, hasProjectId, error)
  const lists: DirectoryLists = { state: store.getState, patch, ask, excludedIds, tellDeveloper }
  const { prefetch, loadMore, reset } = createWalletPages(lists, featuredIds, () => void checkOrigin(client, context))
  const { search, fetchSearch, end } = createWalletSearch(lists, ports.clock)

  onDestroy(() => {
    reset()
    end()
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
      reset()
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

/** Tells the developer why the directory failed. */
function report({ alert, ports }: PluginContext, hasProjectId: boolean, error: unknown): void {
  if (isKitError(error, 'api/unauthorized'))
    alert(hasProjectId ? 'INVALID_PROJECT_ID' : 'PROJECT_ID_NOT_CONFIGURED', error)
  else if (isKitError(error, 'api/forbidden')) alert('INVALID_APP_CONFIGURATION', error)
  else ports.log.warn('The wallet directory failed', error)
}
