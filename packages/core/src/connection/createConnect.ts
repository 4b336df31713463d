import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connector, NamespaceRequest, Session } from '../connector/Connector.js'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { toKitError } from '../error/toKitError.js'
import type { Emit } from '../event/createEvents.js'
import { createLimit, type Limit } from '../signal/createLimit.js'
import { untilAborted } from '../signal/untilAborted.js'
import type { Store } from '../store/createStore.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import type { AttemptState } from './AttemptState.js'
import type { Connection } from './Connection.js'
import { connectEnded, connected, connecting, joined } from './connectionTransitions.js'
import type { Sessions } from './createSessions.js'

/** What is to be connected, already resolved to a connector. */
export type ConnectRequest = {
  readonly connector: Connector
  /** The namespace that becomes active. */
  readonly namespace: ChainNamespace
  readonly networkId?: CaipNetworkId
  readonly signal?: AbortSignal
  /** In preparation of a wish: the namespace does not become `connecting` for it. */
  readonly quiet?: boolean
}

/** The connecting half of the engine. One connect is in progress at a time: the newer one ends the older. */
export type Connect = {
  readonly attempt: ReadableStore<AttemptState>
  /** The same connector in the same namespace joins the connect in progress instead of asking the wallet twice. */
  connect(request: ConnectRequest): Promise<Connection>
  /** Gives up the connect in progress: any, or one in a namespace. */
  cancel(namespace?: ChainNamespace): void
  /** Hears the pairing links of connects in progress. Returns the end. */
  watchUris(listener: (connectorId: string, uri: string) => void): () => void
  destroy(): void
}

type Attempt = ConnectRequest & { readonly limit: Limit; readonly promise: Promise<Connection> }

/** Creates the connecting half. `toRequests` lists what to ask the wallet for, the wished-for network first. */
export function createConnect(
  attempt: Store<AttemptState>,
  sessions: Sessions,
  toRequests: (request: ConnectRequest) => readonly NamespaceRequest[],
  methodOf: (connector: Connector) => 'injected' | 'qrcode' | 'mobile',
  emit: Emit,
): Connect {
  const listeners = new Set<(connectorId: string, uri: string) => void>()
  let current: Attempt | undefined

  function abort(shortMessage: string): void {
    current?.limit.abort(aborted(shortMessage))
  }

  /** A wallet said yes to a connect that nobody waits for any more: its session ends, unless it is in use. */
  function endLate(connector: Connector, answers: { readonly [namespace: string]: Session }): void {
    if (current?.connector === connector) return
    for (const [namespace, session] of Object.entries(answers)) {
      if (sessions.live(`${namespace}:${connector.info.id}`) !== undefined) continue
      new Promise((start) => start(session.disconnect(new AbortController().signal))).catch((error) =>
        emit({ type: 'kit/internalError', error, during: 'connection/endLate' }),
      )
    }
  }

  async function run(request: ConnectRequest, limit: Limit): Promise<Connection> {
    const { connector, namespace } = request
    const connectorId = connector.info.id
    const store = sessions.stores.get(namespace)
    const isCurrent = () => current?.limit === limit
    const settle = (state: AttemptState) => {
      limit.end()
      if (!isCurrent()) return
      current = undefined
      attempt.update(() => state)
    }
    try {
      const { signal } = limit
      const answers = await untilAborted(
        () =>
          connector.connect({
            requests: toRequests(request),
            signal,
            onUri: (uri) => {
              if (!signal.aborted) for (const listener of listeners) listener(connectorId, uri)
            },
          }),
        signal,
        (late) => endLate(connector, late),
      )
      const [first, ...others] = Object.entries(answers)
        .filter(([name, { accounts }]) => sessions.stores.has(name) && accounts.length > 0)
        .sort(([a], [b]) => Number(b === namespace) - Number(a === namespace))
      if (first === undefined)
        throw new KitError('connection/noAccounts', { shortMessage: 'The wallet disclosed no account.' })
      // The visitor asked for one namespace: what the wallet gives beside it takes no other wallet's place.
      for (const [name, session] of others) sessions.adopt(connector, name, session, joined)
      const connection = sessions.adopt(connector, first[0], first[1], first[0] === namespace ? connected : joined)
      // The wallet answered for other namespaces than the one that was waiting.
      if (first[0] !== namespace && isCurrent()) store?.update(connectEnded)
      settle({ status: 'idle' })
      emit({
        type: 'connection/connected',
        namespace: connection.namespace,
        connectorId,
        method: methodOf(connector),
        walletName: connection.wallet.name,
      })
      return connection
    } catch (thrown) {
      const error = limit.signal.aborted
        ? toAborted(limit.signal)
        : toKitError(thrown, 'connection/failed', 'The wallet did not connect.')
      const status = isKitError(error, 'connection/rejected') ? 'declined' : 'failed'
      // A newer connect in the same namespace goes on connecting.
      if (isCurrent() || current?.namespace !== namespace) store?.update(connectEnded)
      settle(isKitError(error, 'connection/aborted') ? { status: 'idle' } : { status, connectorId, namespace, error })
      emit({ type: 'connection/failed', namespace, connectorId, error })
      throw error
    }
  }

  return {
    attempt,
    connect(request) {
      const { connector, namespace, signal } = request
      const store = sessions.stores.get(namespace)
      const show = () => {
        store?.update(connecting(connector.info.id))
        emit({ type: 'connection/connecting', namespace, connectorId: connector.info.id })
      }
      if (current?.connector === connector && current.namespace === namespace && !current.limit.signal.aborted) {
        if (current.quiet && !request.quiet) {
          current = { ...current, quiet: false }
          show()
        }
        return signal === undefined ? current.promise : joinPromise(current.promise, signal)
      }
      const id = `${namespace}:${connector.info.id}`
      const state = store?.getState()
      if (state?.activeId === id && sessions.live(id) !== undefined)
        return Promise.reject(
          new KitError('connection/alreadyConnected', { shortMessage: 'Connector already connected.' }),
        )
      abort('Another connect took its place.')
      const limit = createLimit([signal])
      if (limit.signal.aborted) return Promise.reject(toAborted(limit.signal))
      attempt.update(() => ({ status: 'waiting', connectorId: connector.info.id, namespace }))
      if (!request.quiet) show()
      // Runs up to the wallet's own call before it returns: popups and deep links need the visitor's gesture.
      const promise = run(request, limit)
      current = { ...request, limit, promise }
      return promise
    },
    cancel(namespace) {
      if (namespace !== undefined && current?.namespace !== namespace) return
      if (current === undefined) attempt.update((state) => (state.status === 'idle' ? state : { status: 'idle' }))
      abort('The connect was given up.')
    },
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

const aborted = (shortMessage: string, cause?: unknown): KitError =>
  new KitError('connection/aborted', { shortMessage, cause })

const toAborted = ({ reason }: AbortSignal): KitError =>
  isKitError(reason) ? reason : aborted('The connect was given up.', reason)

function joinPromise<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return untilAborted(() => promise, signal).catch((error) => {
    throw signal.aborted ? toAborted(signal) : error
  })
}
