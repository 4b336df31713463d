import { watchEvents } from '../event/watchEvents.js'
import type { State } from '../state/createState.js'
import type { Reads } from './createReads.js'

/**
 * Reads balance and identity on user intent: after a connect, and when a plugin reports that the user views the account. Also reads the
 * values that the page subscribes to. From then on they follow account, network, mined transactions and arriving funds. Loading a page alone reads nothing.
 * Returns a function that stops it.
 */
export function watchReads({
  events,
  namespaces,
  networks,
  reads,
  openQueries,
}: Pick<State, 'events' | 'namespaces' | 'networks' | 'openQueries'> & { readonly reads: Reads }): () => void {
  const endEvents = watchEvents(events.events$, (event) => {
    if (event.type === 'connection/connected') reads.follow(event.namespace)
    if (event.type === 'transaction/mined' || event.type === 'account/fundsArrived') reads.changed(event.networkId)
  })
  // A subscriber that leaves may return immediately, as React's do, so its request is dropped only if it doesn't.
  const endQueries = openQueries.subscribe(() => void Promise.resolve().then(reads.update))
  const ends = [networks.activeNamespace, ...[...namespaces.values()].map(({ account }) => account)].map((store) =>
    store.subscribe(reads.update),
  )
  reads.update()
  return () => {
    endEvents()
    endQueries()
    for (const end of ends) end()
  }
}
