import type { ClockPort, DirectoryState, Store, Wallet } from '@kit/core/plugin'
import type { WalletsResponse } from '../endpoint/getWallets.js'
import { createListQuery } from './createListQuery.js'
import { type AskWallets, recommendedCount, walletsPerPage } from './directoryLimits.js'
import { noPage } from './emptyDirectory.js'

/** The loaded pages as one list. */
type Pages = { readonly list: WalletsResponse; readonly page: number; readonly isLast: boolean }

/**
 * Creates the lists of the directory: featured and recommended wallets first, then page by page. `reset` starts again with the first page,
 * and discards pending responses.
 */
export function createWalletPages(
  { getState, update }: Store<DirectoryState>,
  clock: ClockPort,
  featuredIds: readonly string[],
  ask: AskWallets,
  reportError: (error: unknown) => void,
  onFirst: () => void,
): { prefetch(): Promise<void>; loadMore(): Promise<void>; reset(): void; destroy(): void } {
  const patch = (change: (state: DirectoryState) => Partial<DirectoryState>): void =>
    update((state) => ({ ...state, ...change(state) }))

  const first = createListQuery<Pick<DirectoryState, 'featured' | 'recommended'> & { readonly count: number }>(
    clock,
    reportError,
    (state) => {
      const { status } = state
      if (status !== 'success') return patch(() => ({ first: status }))
      const { count, ...wallets } = state.data
      patch(({ all }) => ({ first: status, ...wallets, all: { ...all, count: all.count ?? count } }))
    },
    { freshMs: Number.POSITIVE_INFINITY },
  )

  const pages = createListQuery<Pages>(clock, reportError, (state) => {
    const { status } = state
    patch(({ all }) => ({ all: { ...all, ...(status === 'success' && state.data.list), status } }))
  })

  const prefetch = () =>
    first.load(async (signal) => {
      onFirst()
      const [named, recommended] = await Promise.all([
        featuredIds.length === 0 ? noPage : ask(1, featuredIds.length, [], signal, { include: featuredIds }),
        ask(1, recommendedCount, featuredIds, signal),
      ])
      const featured = featuredIds.flatMap((id) => named.wallets.find((wallet) => wallet.id === id) ?? [])
      return {
        featured,
        recommended: recommended.wallets.slice(0, recommendedCount),
        count: recommended.count + featured.length,
      }
    }, 'known')

  return {
    prefetch,
    async loadMore() {
      const { page = 0, list: before, isLast } = pages.data() ?? {}
      if (isLast) return
      await pages.load(async (signal) => {
        await prefetch()
        const { all, featured, recommended, verifiedOnly } = getState()
        const first = [...featured, ...recommended]
        const firstIds = first.map(({ id }) => id)
        const { wallets, count } = await ask(page + 1, walletsPerPage, firstIds, signal)
        const shown = verifiedOnly ? first.filter(({ certified }) => certified) : first
        return {
          list: {
            // The pages of the directory exclude featured and recommended wallets, so the list starts with them.
            wallets: eachWalletOnce([...(before?.wallets ?? shown), ...wallets]),
            // Counted once, so that the total doesn't change while the user scrolls.
            count: all.count ?? count + shown.length,
          },
          page: page + 1,
          isLast: wallets.length === 0 || (page + 1) * walletsPerPage >= count,
        }
      }, 'known')
    },
    reset: pages.reset,
    destroy() {
      first.reset()
      pages.reset()
    },
  }
}

/** Removes duplicate wallets. */
export const eachWalletOnce = (wallets: readonly Wallet[]): readonly Wallet[] => {
  const ids = new Set<string>()
  return wallets.filter(({ id }) => !ids.has(id) && ids.add(id))
}
