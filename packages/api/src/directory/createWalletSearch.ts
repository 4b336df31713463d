import type { ClockPort } from '@kit/core/plugin'
import { type DirectoryLists, noPage } from './createWalletPages.js'
import { directoryLimits } from './directoryLimits.js'

/** The search of a directory. */
export type WalletSearch = {
  search(text: string): void
  fetchSearch(query: string): Promise<void>
  end(): void
}

/** Creates it. */
export function createWalletSearch(lists: DirectoryLists, clock: ClockPort): WalletSearch {
  const { ask, excludedIds, patch, state, tellDeveloper } = lists
  let endTyping: (() => void) | undefined
  let searching: AbortController | undefined

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
    if (query === state().search.query) return
    end()
    searching = undefined
    if (query.length < directoryLimits.shortestQuery) {
      patch(() => ({ search: { ...noPage, query } }))
      return
    }
    // The results of the query before stay until the new ones come: no flicker while typing.
    patch((state) => ({ search: { ...state.search, query, status: 'pending' } }))
    endTyping = clock.setTimeout(() => void fetchSearch(query), directoryLimits.debounceMs)
  }

  function end(): void {
    endTyping?.()
    searching?.abort()
  }

  return {
    search,
    fetchSearch,
    end,
  }
}
