import { joined } from '../connection/connectionTransitions.js'
import { parseSession } from '../connection/parseSession.js'
import type { Connector, Sessions } from '../connector/Connector.js'
import type { Services } from '../kit/createServices.js'

/**
 * What a wallet gives beside what it was asked for is connected, too: a pairing whose wallet adds a namespace, or that did so
 * while the page was closed. It takes no other wallet's place. Returns the end.
 */
export function watchLaterSessions({ connectors, sessions, events }: Services): () => void {
  const watched = new Map<Connector, (() => void) | undefined>()

  function take(connector: Connector, answers: Sessions): void {
    for (const namespace of connector.info.namespaces) {
      const { id: connectorId } = connector.info
      const store = sessions.stores.get(namespace)
      const session = parseSession(namespace, answers[namespace])
      // What is remembered is shown already: restore brings it back as the visitor left it.
      const isShown = store?.getState().connections.some(({ id }) => id === `${namespace}:${connectorId}`)
      if (store === undefined || isShown || session === undefined || session.accounts.length === 0) continue
      sessions.adopt(connector, namespace, session, joined)
      events.emit({ type: 'connection/reconnected', namespace, connectorId })
    }
  }
  function look(): void {
    for (const connector of connectors.list.getState())
      if (!watched.has(connector))
        watched.set(
          connector,
          connector.watchSessions?.((answers) => take(connector, answers)),
        )
  }
  look()
  const end = connectors.list.subscribe(look)
  return () => {
    end()
    for (const endOne of watched.values()) endOne?.()
  }
}
