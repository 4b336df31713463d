import type { ClockPort, DirectoryState, Store } from '@kit/core/plugin'
import { eachWalletOnce } from './createWalletPages.js'
import { type AskWallets, maxResults, noPage, searchDebounceMs, shortestQuery } from './directoryLimits.js'

/** Creates the search of the directory. The newest query wins, and `repeat` runs it again. */
export function createWalletSearch(
  { getState, update }: Store<DirectoryState>,
  clock: ClockPort,
  ask: AskWallets,
  tellDeveloper: (error: unknown) => void,
): { search(text: string): void; repeat(): Promise<void>; stop(): void } {
  let endTyping: (() => void) | undefined
  let searching: AbortController | undefined

  const show = (search: DirectoryState['search']): void => update((state) => ({ ...state, search }))

  async function repeat(): Promise<void> {
    const { query } = getState().search
    searching?.abort()
    searching = new AbortController()
    const { signal } = searching
    try {
      const { wallets, count } = await ask(1, maxResults, [], { search: query }, signal)
      if (!signal.aborted) show({ query, status: 'success', wallets: eachWalletOnce(wallets), count })
    } catch (error) {
      if (signal.aborted) return
      tellDeveloper(error)
      // The results of the previous query are unrelated to this one.
      show({ ...noPage, query, status: 'error' })
    }
  }

  function stop(): void {
    endTyping?.()
    searching?.abort()
  }

  return {
    search(text) {
      const { search } = getState()
      const query = text.trim()
      if (query === search.query) return
      stop()
      if (query.length < shortestQuery) return show({ ...noPage, query })
      // Keeps the results of the previous query until new ones arrive, to avoid flicker while typing.
      show({ ...search, query, status: 'pending' })
      endTyping = clock.setTimeout(() => void repeat(), searchDebounceMs)
    },
    repeat,
    stop,
  }
}
