import { connected, joined } from '../connection/connectionTransitions.js'
import type { Connect } from '../connection/createConnect.js'
import type { LiveSessions } from '../connection/createSessions.js'
import { emitConnected } from '../connection/emitConnected.js'
import { parseAnswers } from '../connection/parseAnswers.js'
import type { Connector, Sessions } from '../connector/Connector.js'
import type { State } from '../state/createState.js'

/**
 * Connects sessions that a wallet creates without a request: a pairing whose wallet adds a namespace, now or while the page was closed.
 * They don't replace another wallet unless an earlier page load requested them. Returns a function that stops it.
 */
export function watchLaterSessions({
  attempt,
  connecting,
  connectors,
  events,
  ports,
  sessions,
}: Pick<State, 'attempt' | 'connectors' | 'events' | 'ports'> & {
  readonly connecting: Pick<Connect, 'cancel'>
  readonly sessions: LiveSessions
}): () => void {
  const watched = new Map<Connector, (() => void) | undefined>()

  function take(connector: Connector, answers: Sessions): void {
    const { id: connectorId } = connector.info
    for (const [namespace, session] of parseAnswers(connector, answers, sessions.stores)) {
      // Remembered connections are already shown; restore brings them back as the user left them.
      const isShown = sessions.shown(namespace, `${namespace}:${connectorId}`) !== undefined
      if (isShown || session.accounts.length === 0) continue
      sessions.adopt(connector, namespace, session, joined)
      events.emit({ type: 'connection/reconnected', namespace, connectorId })
    }
  }
  /** Handles the wallet's response to a request of an earlier page load. */
  function takeRequested(connector: Connector, answers: Sessions): void {
    const { id: connectorId } = connector.info
    const order = Object.keys(answers)
    const [first, ...others] = parseAnswers(connector, answers, sessions.stores)
      .filter(([, { accounts }]) => accounts.length > 0)
      .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    if (first === undefined) return
    for (const other of others) sessions.adopt(connector, ...other, joined)
    const connection = sessions.adopt(connector, ...first, connected)
    const state = attempt.getState()
    // The same wallet doesn't need to be paired a second time.
    if (state.status === 'waiting' && state.connectorId === connectorId) connecting.cancel()
    emitConnected(events.emit, connector, connection, ports.platform)
  }
  function update(): void {
    for (const connector of connectors.list.getState())
      if (!watched.has(connector))
        watched.set(
          connector,
          connector.watchSessions?.((answers, isRequested) =>
            isRequested ? takeRequested(connector, answers) : take(connector, answers),
          ),
        )
  }
  update()
  const end = connectors.list.subscribe(update)
  return () => {
    end()
    for (const endOne of watched.values()) endOne?.()
  }
}
