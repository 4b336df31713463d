import type { DirectoryState, Store, Wallet } from '@kit/core/plugin'
import { type AskWallets, noPage, recommendedCount, walletsPerPage } from './directoryLimits.js'

/**
 * Creates the lists of the directory: featured and recommended wallets first, then page by page. `reset` starts again with the first page,
 * and discards pending responses.
 */
export function createWalletPages(
  { getState, update }: Store<DirectoryState>,
  featuredIds: readonly string[],
  ask: AskWallets,
  tellDeveloper: (error: unknown) => void,
  onFirst: () => void,
): { prefetch(): Promise<void>; loadMore(): Promise<void>; reset(): void } {
  let prefetching: Promise<boolean> | undefined
  let page = 0
  let isLast = false
  let turn = 0

  const patch = (change: (state: DirectoryState) => Partial<DirectoryState>): void =>
    update((state) => ({ ...state, ...change(state) }))

  async function fetchFirst(): Promise<boolean> {
    onFirst()
    patch(() => ({ first: 'pending' }))
    try {
      const [named, recommended] = await Promise.all([
        featuredIds.length === 0 ? noPage : ask(1, featuredIds.length, [], { include: featuredIds }),
        ask(1, recommendedCount, featuredIds),
      ])
      const featured = featuredIds.flatMap((id) => named.wallets.find((wallet) => wallet.id === id) ?? [])
      patch(({ all }) => ({
        first: 'success',
        featured,
        recommended: recommended.wallets.slice(0, recommendedCount),
        all: { ...all, count: all.count ?? recommended.count + featured.length },
      }))
      return true
    } catch (error) {
      tellDeveloper(error)
      patch(() => ({ first: 'error' }))
      return false
    }
  }

  async function prefetch(): Promise<void> {
    prefetching ??= fetchFirst()
    if (!(await prefetching)) prefetching = undefined
  }

  return {
    prefetch,
    async loadMore() {
      if (getState().all.status === 'pending' || isLast) return
      const mine = turn
      patch(({ all }) => ({ all: { ...all, status: 'pending' } }))
      await prefetch()
      const { featured, recommended, certifiedOnly } = getState()
      const first = [...featured, ...recommended]
      try {
        const firstIds = first.map(({ id }) => id)
        const { wallets, count } = await ask(page + 1, walletsPerPage, firstIds)
        if (mine !== turn) return
        page += 1
        isLast = wallets.length === 0 || page * walletsPerPage >= count
        const shown = certifiedOnly ? first.filter(({ certified }) => certified) : first
        patch(({ all }) => {
          // The pages of the directory exclude featured and recommended wallets, so the list starts with them.
          const before = all.wallets.length === 0 ? shown : all.wallets
          // Counted once, so that the total doesn't change while the user scrolls.
          const total = all.count ?? count + shown.length
          return { all: { status: 'success', wallets: eachWalletOnce([...before, ...wallets]), count: total } }
        })
      } catch (error) {
        if (mine !== turn) return
        tellDeveloper(error)
        patch(({ all }) => ({ all: { ...all, status: 'error' } }))
      }
    },
    reset() {
      turn += 1
      page = 0
      isLast = false
    },
  }
}

/** Removes duplicate wallets. */
export const eachWalletOnce = (wallets: readonly Wallet[]): readonly Wallet[] => {
  const ids = new Set<string>()
  return wallets.filter(({ id }) => !ids.has(id) && ids.add(id))
}
