import type { Sessions } from '../connection/createSessions.js'
import { watchEvents } from '../event/watchEvents.js'
import type { State } from '../state/createState.js'

/**
 * The namespace that a visitor connects becomes the active one; when the active one is left without a connection, by a
 * disconnect or a wallet that does not come back, another that has one takes its place. A connect that fails moves
 * nothing. Returns the end.
 */
export function watchActiveNamespace({
  events,
  networks,
  sessions,
}: Pick<State, 'events' | 'networks'> & { readonly sessions: Pick<Sessions, 'stores'> }): () => void {
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
      // Later, because a disconnect of all ends one namespace after the other.
      if (isLost) void Promise.resolve().then(leaveEmpty)
    })
  })
  return () => {
    isEnded = true
    endEvents()
    for (const end of ends) end()
  }
}
