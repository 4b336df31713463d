import type { LiveSessions } from '../connection/createSessions.js'
import { watchEvents } from '../event/watchEvents.js'
import type { State } from '../state/createState.js'

/**
 * Makes the namespace that the user connects the active one. If the active one loses its last connection, by a disconnect or a failed
 * restore, another connected one takes its place. A failed connect changes nothing. Returns a function that stops it.
 */
export function watchActiveNamespace({
  events,
  networks,
  sessions,
}: Pick<State, 'events' | 'networks'> & { readonly sessions: Pick<LiveSessions, 'stores'> }): () => void {
  let isEnded = false

  function leaveEmpty(): void {
    const active = networks.activeNamespace.getState()
    if (isEnded || active === undefined || sessions.stores.get(active)?.getState().status !== 'disconnected') return
    const [other] = [...sessions.stores].find(([, store]) => store.getState().status === 'connected') ?? []
    if (other !== undefined) networks.activate(other)
  }

  const endEvents = watchEvents(events.events$, (event) => {
    if (event.type === 'connection/connected') networks.activate(event.namespace)
    if (event.type === 'connection/reconnected') leaveEmpty()
  })
  const ends = [...sessions.stores.values()].map((store) => {
    let before = store.getState().status
    return store.subscribe(() => {
      const { status } = store.getState()
      const isLost = status === 'disconnected' && before !== 'connecting'
      before = status
      // Deferred, because disconnecting everything ends one namespace after the other.
      if (isLost) void Promise.resolve().then(leaveEmpty)
    })
  })
  return () => {
    isEnded = true
    endEvents()
    for (const end of ends) end()
  }
}
