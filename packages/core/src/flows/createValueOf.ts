import { Observable } from 'rxjs'
import type { BalanceQuery } from '../account/BalanceQuery.js'
import { idle, type Loadables } from '../account/Loadables.js'
import type { Loadable } from '../chain/Loadable.js'
import type { State } from '../state/createState.js'
import { deriveStore } from '../store/deriveStore.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import { findBalance } from './findBalance.js'

/**
 * Creates stores for values of one kind, such as balances. A subscriber opens a query, and `load` fetches the reading code once the account
 * is known. Without subscribers nothing is read.
 */
export function createValueOf<T>(
  state: State,
  values: ReadableStore<Loadables<T>>,
  load: () => unknown,
): (query?: BalanceQuery) => ReadableStore<Loadable<T>> {
  const { namespaces, networks, openQueries } = state
  return (query = {}) => {
    const connections = [...namespaces.values()].map(({ connection }) => connection)
    const store = deriveStore([networks.activeNamespace, values, ...connections], () => {
      const found = findBalance(state, query)
      return (found && values.getState().get(found.key)) ?? idle
    })
    function register(): () => void {
      const own = { ...query, values }
      openQueries.update((all) => [...all, own])
      if (findBalance(state, own)) load()
      return () => openQueries.update((all) => all.filter((other) => other !== own))
    }
    return {
      getState: store.getState,
      subscribe(listener) {
        const ends = [store.subscribe(listener), register()]
        return () => {
          for (const end of ends) end()
        }
      },
      state$: new Observable((subscriber) => {
        subscriber.add(store.state$.subscribe(subscriber))
        subscriber.add(register())
      }),
    }
  }
}
