import { createStore, createWalletExclusion, type Directory, isKitError, type PluginContext } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import { getWallets } from '../endpoint/getWallets.js'
import { checkOrigin } from './checkOrigin.js'
import { createImages } from './createImages.js'
import { createWalletPages } from './createWalletPages.js'
import { createWalletSearch } from './createWalletSearch.js'
import { type AskWallets, prefetchedImages } from './directoryLimits.js'
import { emptyDirectory, noPage } from './emptyDirectory.js'

const directoryId = /^[0-9a-f]{32,128}$/i

/**
 * Creates the wallet directory of a client (rules calls-20, screens-25). Makes no request before `prefetch`, `loadMore`, `search` or
 * `imageUrl`. A failure is a state that `retry` resolves, and doesn't affect installed wallets or pairing.
 */
export function createDirectory(
  client: ApiClient,
  { alert, kit, ports, onDestroy }: PluginContext,
  hasProjectId: boolean,
): Directory {
  const { featured: featuredIds = [], include, exclude: excluded = [] } = kit.options.wallets ?? {}
  const isExcluded = createWalletExclusion(excluded)
  const excludedIds = excluded.filter((word) => directoryId.test(word))
  const store = createStore(emptyDirectory)
  const { getState, state$, subscribe, update } = store
  const images = createImages(client, ports.clock, (loaded) => update((state) => ({ ...state, images: loaded })))

  const ask: AskWallets = async (page, entries, hidden, signal, terms) => {
    const chains = [...kit.adapters.values()].flatMap(({ networks }) => networks.map(({ id }) => id))
    const badge = getState().verifiedOnly ? 'certified' : undefined
    const exclude = [...excludedIds, ...hidden]
    const answer = await getWallets(client, { page, entries, include, exclude, chains, badge, ...terms }, signal)
    const wallets = answer.wallets.filter((wallet) => !isExcluded({ ...wallet, directoryId: wallet.id }))
    for (const { imageId } of wallets.slice(0, prefetchedImages))
      if (imageId !== undefined) images.get('wallet', imageId)
    return { wallets, count: answer.count }
  }

  function alertDeveloper(error: unknown): void {
    if (isKitError(error, 'api/unauthorized'))
      alert(hasProjectId ? 'INVALID_PROJECT_ID' : 'PROJECT_ID_NOT_CONFIGURED', error)
    else if (isKitError(error, 'api/forbidden')) alert('INVALID_APP_CONFIGURATION', error)
    else ports.log.warn('The wallet directory failed', error)
  }

  const pages = createWalletPages(store, ports.clock, featuredIds, ask, alertDeveloper, () => {
    void checkOrigin(client, { alert, ports })
  })
  const { prefetch, loadMore } = pages
  const { search, repeat, stop } = createWalletSearch(store, ports.clock, ask, alertDeveloper)

  onDestroy(() => {
    pages.destroy()
    stop()
    images.destroy()
    store.complete()
  })

  return {
    state$,
    subscribe,
    getState,
    prefetch,
    loadMore,
    search,
    setVerifiedOnly(verifiedOnly) {
      const { verifiedOnly: before, all, search: found } = getState()
      if (verifiedOnly === before) return
      pages.reset()
      update((state) => ({ ...state, verifiedOnly, all: noPage }))
      if (all.status !== 'idle') void loadMore()
      if (found.status !== 'idle') void repeat()
    },
    imageUrl: (imageId, kind = 'wallet') => images.get(kind, imageId),
    async retry() {
      const { all, search: found } = getState()
      if (found.status === 'error') await repeat()
      await (all.status === 'error' ? loadMore() : prefetch())
    },
  }
}
