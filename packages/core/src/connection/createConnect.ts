import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { RequestedCapabilities } from '../connector/Connector.js'
import { KitError } from '../error/KitError.js'
import { createLimit, type Limit } from '../signal/createLimit.js'
import { createStore } from '../store/createStore.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import type { AttemptState } from './AttemptState.js'
import type { Connection } from './Connection.js'
import type { ConnectNeeds, ConnectRequest } from './ConnectRequest.js'
import { type CurrentConnect, showCurrent } from './CurrentConnect.js'
import { createConnectorCalls } from './createConnectorCalls.js'
import { aborted, joinPromise, toAborted } from './joinPromise.js'
import { runConnect } from './runConnect.js'
import { whileAsked } from './whileAsked.js'

/** The connecting half of the engine. One connect is in progress at a time: the newer one ends the older. */
export type Connect = {
  readonly attempt: ReadableStore<AttemptState>
  /** The same connector in the same namespace joins the connect in progress instead of asking the wallet twice. */
  connect(request: ConnectRequest): Promise<Connection>
  /** Gives up the connect in progress: any, or one in a namespace. */
  cancel(namespace?: ChainNamespace): void
  /** The connect in progress goes on, but nobody looks at it: its namespace is not `connecting` any longer. */
  quieten(): void
  /** Whether that was asked of the wallet of a connection, and not of one who was asked already something else. */
  wasAsked(connectionId: string, capabilities: RequestedCapabilities): boolean
  /** Calls the listener with the pairing links of connects in progress. Returns the end. */
  watchUris(listener: (connectorId: string, uri: string) => void): () => void
  destroy(): void
}

/** Creates the connecting half. */
export function createConnect(needs: ConnectNeeds): Connect {
  const { attempt, events, sessions, walletRequests } = needs
  const listeners = new Set<(connectorId: string, uri: string) => void>()
  const capabilitiesOf = new Map<string, string>()
  const current: CurrentConnect = createStore(undefined)
  const ask = createConnectorCalls(needs, (connectorId, uri) => {
    for (const listener of listeners) listener(connectorId, uri)
  })

  const abort = (shortMessage: string) => current.getState()?.limit.abort(aborted(shortMessage))

  function tell({ connector, namespace }: ConnectRequest): void {
    showCurrent(current, sessions)
    events.emit({ type: 'connection/connecting', namespace, connectorId: connector.info.id })
  }

  function begin(request: ConnectRequest, limit: Limit): Promise<Connection> {
    const { connector, namespace } = request
    let start = (_: Promise<Connection>) => {}
    const promise = new Promise<Connection>((resolve) => {
      start = resolve
    })
    current.update(() => ({ ...request, limit, promise }))
    attempt.update(() => ({ status: 'waiting', connectorId: connector.info.id, namespace }))
    if (request.quiet) showCurrent(current, sessions)
    else tell(request)
    const run = () => runConnect({ ...needs, ask, capabilitiesOf, current }, request, limit)
    // Runs up to the wallet's own call before it returns: popups and deep links need the visitor's gesture.
    start(whileAsked(walletRequests, connector.info, namespace, run))
    return promise
  }

  return {
    attempt,
    connect(request) {
      const { connector, namespace, signal } = request
      const id = `${namespace}:${connector.info.id}`
      const now = current.getState()
      if (now?.connector === connector && now.namespace === namespace && !now.limit.signal.aborted) {
        if (now.quiet && !request.quiet) {
          current.update(() => ({ ...now, quiet: false }))
          tell(request)
        }
        return signal === undefined ? now.promise : joinPromise(now.promise, signal)
      }
      if (sessions.stores.get(namespace)?.getState().activeId === id && sessions.live(id) !== undefined)
        return Promise.reject(
          new KitError('connection/alreadyConnected', { shortMessage: 'Connector already connected.' }),
        )
      abort('Another connect took its place.')
      // A wallet that disconnects while it is asked again does not answer any more.
      const limit = createLimit([signal, sessions.live(id)?.ended])
      return limit.signal.aborted ? Promise.reject(toAborted(limit.signal)) : begin(request, limit)
    },
    cancel(namespace) {
      const now = current.getState()
      if (namespace !== undefined && now?.namespace !== namespace) return
      if (now === undefined) attempt.update((state) => (state.status === 'idle' ? state : { status: 'idle' }))
      abort('The connect was given up.')
    },
    quieten() {
      const now = current.getState()
      if (now === undefined) return
      current.update(() => ({ ...now, quiet: true }))
      showCurrent(current, sessions)
    },
    wasAsked: (id, capabilities) => capabilitiesOf.get(id) === JSON.stringify(capabilities),
    watchUris(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    destroy() {
      abort('The kit was destroyed.')
      listeners.clear()
    },
  }
}
