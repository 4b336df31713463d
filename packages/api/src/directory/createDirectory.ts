import { createStore, createWalletExclusion, type Directory, type PluginContext } from '@kit/core/plugin'
import type { WalletsQuery, WalletsResponse } from '../endpoint/getWallets.js'
import type { Images, LoadedImages } from './createImages.js'
import { createWalletPages } from './createWalletPages.js'
import { createWalletSearch } from './createWalletSearch.js'
import { type AskWallets, prefetchedImages } from './directoryLimits.js'
import { emptyDirectory, noPage } from './emptyDirectory.js'

const directoryId = /^[0-9a-f]{32,128}$/i

/** The source of a directory's wallets and images. */
export type DirectorySource = {
  getWallets(query: WalletsQuery, signal: AbortSignal): Promise<WalletsResponse>
  createImages(onLoaded: (images: LoadedImages) => void): Images
  /** Called with the first request for wallets. */
  onFirst(): void
  /** Called with each failure. */
  reportError(error: unknown): void
}

/**
 * Creates a wallet directory (rules calls-20, screens-25). Asks the source for nothing before `prefetch`, `loadMore`, `search` or
 * `imageUrl`. A failure is a state that `retry` resolves, and doesn't affect installed wallets or pairing.
 */
export function createDirectory({ kit, ports, onDestroy }: PluginContext, source: DirectorySource): Directory {
  const { featured: featuredIds = [], include, exclude: excluded = [] } = kit.options.wallets ?? {}
  const isExcluded = createWalletExclusion(excluded)
  const excludedIds = excluded.filter((word) => directoryId.test(word))
  const store = createStore(emptyDirectory)
  const { getState, state$, subscribe, update } = store
  const images = source.createImages((loaded) => update((state) => ({ ...state, images: loaded })))

  const ask: AskWallets = async (page, entries, hidden, signal, terms) => {
    const chains = [...kit.adapters.values()].flatMap(({ networks }) => networks.map(({ id }) => id))
    const badge = getState().verifiedOnly ? 'certified' : undefined
    const exclude = [...excludedIds, ...hidden]
    const answer = await source.getWallets({ page, entries, include, exclude, chains, badge, ...terms }, signal)
    const wallets = answer.wallets.filter((wallet) => !isExcluded({ ...wallet, directoryId: wallet.id }))
    for (const { imageId } of wallets.slice(0, prefetchedImages))
      if (imageId !== undefined) images.get('wallet', imageId)
    return { wallets, count: answer.count }
  }

  const { onFirst, reportError } = source
  const pages = createWalletPages(store, ports.clock, featuredIds, ask, reportError, onFirst)
  const { prefetch, loadMore } = pages
  const { search, repeat, stop } = createWalletSearch(store, ports.clock, ask, reportError)

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
