import { watchEvents } from '../event/watchEvents.js'
import type { State } from '../state/createState.js'

/**
 * Fetches what a connected visitor needs next once a connection stands and is shown: then signing, sending and the words of a refusal
 * wait for no file, and a page that goes offline or is deployed anew still has them. Returns the end.
 */
export function watchPrepared({
  adapters,
  events,
  ports,
  wallet,
}: Pick<State, 'adapters' | 'events' | 'ports'> & { readonly wallet: { load(): Promise<unknown> } }): () => void {
  let isOver = false
  const endEvents = watchEvents(events.events$, (event) => {
    if (event.type !== 'connection/connected' && event.type !== 'connection/reconnected') return
    ports.whenIdle(() => {
      if (isOver) return
      // A load that fails is tried again, and reported, when the code is needed.
      Promise.all([wallet.load(), adapters.get(event.namespace)?.prepare?.()]).catch((error) =>
        ports.log.debug('Preloading failed', error),
      )
    })
  })
  return () => {
    isOver = true
    endEvents()
  }
}
