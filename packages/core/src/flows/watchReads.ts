import { watchEvents } from '../event/watchEvents.js'
import type { State } from '../state/createState.js'
import type { Reads } from './createReads.js'

/**
 * Asks balance and identity on the visitor's intent: after a connect, and when a plugin says that the visitor looks; and balances
 * that a part of the page shows. From then on they follow account, network and what is mined; a page that merely loads asks
 * nothing. Returns the end.
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
    if (event.type === 'transaction/mined') reads.changed(event.networkId)
  })
  // A subscriber that leaves may come back at once, as React's do: its request is dropped only when it does not.
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
