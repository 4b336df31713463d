import { watchEvents } from '../event/watchEvents.js'
import type { State } from '../state/createState.js'

/**
 * Preloads what a connected user needs next once a connection is established and shown. Signing, sending and error messages then don't wait
 * for code, and still work if the page goes offline or a new version is deployed. Returns a function that stops it.
 */
export function watchPrepared({
  adapters,
  events,
  ports,
  wallet,
}: Pick<State, 'adapters' | 'events' | 'ports'> & { readonly wallet: { load(): Promise<unknown> } }): () => void {
  let isStopped = false
  const endEvents = watchEvents(events.events$, (event) => {
    if (event.type !== 'connection/connected' && event.type !== 'connection/reconnected') return
    ports.whenIdle(() => {
      if (isStopped) return
      // A failed load is retried, and reported, when the code is needed.
      Promise.all([wallet.load(), adapters.get(event.namespace)?.prepare?.()]).catch((error) =>
        ports.log.debug('Preloading failed', error),
      )
    })
  })
  return () => {
    isStopped = true
    endEvents()
  }
}
