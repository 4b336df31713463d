import type { DirectoryState, Wallet, WalletPage } from '@kit/core/plugin'
import type { WalletsQuery } from '../endpoint/getWallets.js'
import { directoryLimits } from './directoryLimits.js'

/** How the lists of a directory read and are written. */
export type DirectoryLists = {
  state(): DirectoryState
  patch(change: (state: DirectoryState) => Partial<DirectoryState>): void
  ask(query: Omit<WalletsQuery, 'chains' | 'badge'>, signal?: AbortSignal): Promise<WalletAnswer>
  /** What the app excludes by its id, and these. */
  excludedIds(more?: readonly Wallet[]): readonly string[]
  tellDeveloper(error: unknown): void
}

type WalletAnswer = { readonly wallets: readonly Wallet[]; readonly count: number }

/** A list that was not asked for. */
export const noPage: WalletPage = { status: 'idle', wallets: [], count: undefined }

/** The first wallets of a directory, and its pages. */
export type WalletPages = {
  prefetch(): Promise<void>
  loadMore(): Promise<void>
  /** Begins at the first page again. Answers to an older question are dropped. */
  reset(): void
}

/** Creates them. Nothing is asked before the first call. */
export function createWalletPages(
  lists: DirectoryLists,
  featuredIds: readonly string[],
  onFirst: () => void,
): WalletPages {
  const { ask, excludedIds, patch, state, tellDeveloper } = lists
  let prefetching: Promise<boolean> | undefined
  let page = 0
  let isLast = false
  let turn = 0

  async function fetchFirst(): Promise<boolean> {
    onFirst()
    patch(() => ({ first: 'pending' }))
    try {
      const [featured, recommended] = await Promise.all([
        featuredIds.length === 0
          ? []
          : ask({ page: 1, entries: featuredIds.length, include: featuredIds }).then(({ wallets }) =>
              inOrder(featuredIds, wallets),
            ),
        ask({ page: 1, entries: directoryLimits.recommended, exclude: [...excludedIds(), ...featuredIds] }),
      ])
      patch(({ all }) => ({
        first: 'success',
        featured,
        recommended: recommended.wallets.slice(0, directoryLimits.recommended),
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

  async function loadMore(): Promise<void> {
    if (state().all.status === 'pending' || isLast) return
    const mine = turn
    patch(({ all }) => ({ all: { ...all, status: 'pending' } }))
    await prefetch()
    const { featured, recommended, certifiedOnly } = state()
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

  return {
    prefetch,
    loadMore,
    reset() {
      turn += 1
      page = 0
      isLast = false
    },
  }
}

function inOrder(ids: readonly string[], wallets: readonly Wallet[]): readonly Wallet[] {
  return ids.flatMap((id) => wallets.find((wallet) => wallet.id === id) ?? [])
}
