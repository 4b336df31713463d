import type { ClockPort, DirectoryState, Store } from '@kit/core/plugin'
import type { WalletsResponse } from '../endpoint/getWallets.js'
import { createListQuery } from './createListQuery.js'
import { eachWalletOnce } from './createWalletPages.js'
import { type AskWallets, maxResults, searchDebounceMs, shortestQuery } from './directoryLimits.js'
import { noPage } from './emptyDirectory.js'

/** Creates the search of the directory. The newest query wins, and `repeat` runs it again. */
export function createWalletSearch(
  { getState, update }: Store<DirectoryState>,
  clock: ClockPort,
  ask: AskWallets,
  reportError: (error: unknown) => void,
): { search(text: string): void; repeat(): Promise<void>; stop(): void } {
  let endTyping: (() => void) | undefined

  const show = (change: Partial<DirectoryState['search']>): void =>
    update((state) => ({ ...state, search: { ...state.search, ...change } }))

  const results = createListQuery<WalletsResponse>(clock, reportError, (state) => {
    const { status } = state
    // After a failure, the results of the previous query are unrelated to this one.
    show({ ...(status === 'error' && noPage), ...(status === 'success' && state.data), status })
  })

  async function repeat(): Promise<void> {
    const { query } = getState().search
    await results.load(async (signal) => {
      const { wallets, count } = await ask(1, maxResults, [], signal, { search: query })
      return { wallets: eachWalletOnce(wallets), count }
    }, 'changed')
  }

  function stop(): void {
    endTyping?.()
    results.reset()
  }

  return {
    search(text) {
      const query = text.trim()
      if (query === getState().search.query) return
      stop()
      if (query.length < shortestQuery) return show({ ...noPage, query })
      // Keeps the results of the previous query until new ones arrive, to avoid flicker while typing.
      show({ query, status: 'pending' })
      endTyping = clock.setTimeout(() => void repeat(), searchDebounceMs)
    },
    repeat,
    stop,
  }
}
