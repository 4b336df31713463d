import type { Core } from '../kit/createCore.js'

/**
 * The namespace that a visitor connects becomes the active one; when the active one is left without a connection,
 * another that has one takes its place. Returns the end.
 */
export function watchActiveNamespace({ events, sessions, networks }: Core): () => void {
  let isEnded = false

  function leaveEmpty(): void {
    const active = networks.activeNamespace.getState()
    if (isEnded || active === undefined || sessions.stores.get(active)?.getState().status !== 'disconnected') return
    const [other] = [...sessions.stores].find(([, store]) => store.getState().status === 'connected') ?? []
    if (other !== undefined) networks.activate(other)
  }

  const timeline = events.events$.subscribe((event) => {
    if (event.type === 'connection/connected') networks.activate(event.namespace)
    // Later, because a disconnect of all ends one namespace after the other.
    if (event.type === 'connection/disconnected') void Promise.resolve().then(leaveEmpty)
  })
  return () => {
    isEnded = true
    timeline.unsubscribe()
  }
}
