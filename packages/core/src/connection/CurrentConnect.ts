import type { Limit } from '../signal/createLimit.js'
import type { Store } from '../store/createStore.js'
import type { Connection } from './Connection.js'
import type { ConnectRequest } from './ConnectRequest.js'
import { connectEnded, connecting } from './connectionTransitions.js'
import type { Sessions } from './createSessions.js'

/** The one connect in progress. */
export type CurrentConnect = Store<
  (ConnectRequest & { readonly limit: Limit; readonly promise: Promise<Connection> }) | undefined
>

/** Shows in each namespace the connect in progress there, or that there is none. */
export function showCurrent(store: CurrentConnect, sessions: Pick<Sessions, 'stores'>): void {
  for (const [namespace, { update }] of sessions.stores) {
    const current = store.getState()
    const isHere = current !== undefined && !current.quiet && current.namespace === namespace
    update(isHere ? connecting(current.connector.info.id) : connectEnded)
  }
}

/**
 * Ends the connect of a limit: from here on a connect is a new one, even one that begins while listeners hear of this one's end. Returns
 * whether it was the one in progress.
 */
export function leaveCurrent(store: CurrentConnect, limit: Limit): boolean {
  limit.end()
  if (store.getState()?.limit !== limit) return false
  store.update(() => undefined)
  return true
}
