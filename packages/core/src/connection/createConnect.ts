import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import { hasOneSession, type RequestedCapabilities, type Sessions } from '../connector/Connector.js'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { toKitError } from '../error/toKitError.js'
import { type AbortLimit, createAbortLimit, untilAborted } from '../signal/createAbortLimit.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import type { AttemptState } from './AttemptState.js'
import type { Connection } from './Connection.js'
import type { ConnectNeeds, ConnectRequest } from './ConnectRequest.js'
import { connectEnded, connected, connecting, joined } from './connectionTransitions.js'
import { createConnectorCalls } from './createConnectorCalls.js'
import { emitConnected } from './emitConnected.js'
import { aborted, joinPromise, toAborted } from './joinPromise.js'
import { parseAnswers } from './parseAnswers.js'
import { safely } from './safely.js'
import { endLate } from './takeReconnected.js'
import { trackWalletRequest } from './trackWalletRequest.js'

/** Establishes connections. Only one connect is in progress at a time: a newer one aborts the older. */
export type Connect = {
  readonly attempt: ReadableStore<AttemptState>
  /** Connects a wallet. A request for the same connector and namespace joins the connect in progress instead of prompting twice. */
  connect(request: ConnectRequest): Promise<Connection>
  /** Cancels the connect in progress, optionally only in one namespace. */
  cancel(namespace?: ChainNamespace): void
  /** Moves the connect in progress to the background: its namespace is no longer `connecting`. */
  detach(): void
  /** Returns whether the wallet of a connection was asked for exactly these capabilities. */
  wasRequested(connectionId: string, capabilities: RequestedCapabilities): boolean
  /** Calls the listener with the pairing links of connects in progress. Returns a function that unsubscribes. */
  watchUris(listener: (connectorId: string, uri: string) => void): () => void
  destroy(): void
}

type CurrentConnect = ConnectRequest & { readonly limit: AbortLimit; readonly promise: Promise<Connection> }

/** Creates the connecting part of the engine. */
export function createConnect(needs: ConnectNeeds): Connect {
  const { attempt, sessions } = needs
  const listeners = new Set<(connectorId: string, uri: string) => void>()
  /** The requested capabilities, by connection ID. */
  const capabilitiesOf = new Map<string, string>()
  const [now, enter, setQuiet, leave] = createProgress(needs)
  const ask = createConnectorCalls(needs, (connectorId, uri) => {
    for (const listener of listeners) listener(connectorId, uri)
  })
  const abort = (shortMessage: string) => now()?.limit.abort(aborted(shortMessage))

  function begin(request: ConnectRequest, limit: AbortLimit): Promise<Connection> {
    let start = (_: Promise<Connection>) => {}
    const promise = new Promise<Connection>((resolve) => {
      start = resolve
    })
    enter({ ...request, limit, promise })
    // Runs synchronously up to the wallet's own call: popups and deep links require the user gesture.
    start(
      trackWalletRequest(needs.walletRequests, request.connector.info, request.namespace, () =>
        run(needs, now, leave, ask, capabilitiesOf, request, limit),
      ),
    )
    return promise
  }

  return {
    attempt,
    connect(request) {
      const { connector, namespace, signal } = request
      const id = `${namespace}:${connector.info.id}`
      const current = now()
      if (current?.connector === connector && current.namespace === namespace && !current.limit.signal.aborted) {
        if (!request.quiet) setQuiet(false)
        return signal === undefined ? current.promise : joinPromise(current.promise, signal)
      }
      if (sessions.stores.get(namespace)?.getState().activeId === id && sessions.live(id) !== undefined)
        return Promise.reject(
          new KitError('connection/alreadyConnected', { shortMessage: 'Connector already connected.' }),
        )
      abort('A newer connection request replaced this one.')
      // A connected wallet that disconnects during the request never responds.
      const limit = createAbortLimit([signal, sessions.live(id)?.ended])
      return limit.signal.aborted ? Promise.reject(toAborted(limit.signal)) : begin(request, limit)
    },
    cancel(namespace) {
      const current = now()
      if (namespace !== undefined && current?.namespace !== namespace) return
      if (current === undefined) attempt.update((state) => (state.status === 'idle' ? state : { status: 'idle' }))
      abort('The connection request was aborted.')
    },
    detach: () => setQuiet(true),
    wasRequested: (id, capabilities) => capabilitiesOf.get(id) === JSON.stringify(capabilities),
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

/** Tracks the connect in progress and shows it in the state. Returns functions to read, enter, hide and leave it. */
function createProgress({ attempt, events, sessions }: ConnectNeeds) {
  let current: CurrentConnect | undefined

  /** Updates the `connecting` status of every namespace. */
  function show(): void {
    for (const [namespace, { update }] of sessions.stores)
      update(
        current && !current.quiet && current.namespace === namespace
          ? connecting(current.connector.info.id)
          : connectEnded,
      )
  }

  function emitConnecting({ connector, namespace, quiet }: ConnectRequest): void {
    show()
    if (!quiet) events.emit({ type: 'connection/connecting', namespace, connectorId: connector.info.id })
  }

  function enter(next: CurrentConnect): void {
    const { connector, namespace } = next
    current = next
    attempt.update(() => ({ status: 'waiting', connectorId: connector.info.id, namespace }))
    emitConnecting(next)
  }

  function setQuiet(quiet: boolean): void {
    if (current === undefined || (current.quiet ?? false) === quiet) return
    current = { ...current, quiet }
    emitConnecting(current)
  }

  /** Ends a connect. Connects that listeners start from here on are new ones. Returns a function that shows the outcome. */
  function leave(limit: AbortLimit): (state: AttemptState) => void {
    limit.end()
    const isLast = current?.limit === limit
    if (isLast) current = undefined
    return (state) => {
      show()
      if (isLast && current === undefined) attempt.update(() => state)
    }
  }

  return [() => current, enter, setQuiet, leave] as const
}

/** Sends the request to the wallet, and stores its response in the state. */
async function run(
  { events, ports, sessions }: ConnectNeeds,
  now: () => CurrentConnect | undefined,
  leave: (limit: AbortLimit) => (state: AttemptState) => void,
  ask: ReturnType<typeof createConnectorCalls>,
  capabilitiesOf: Map<string, string>,
  request: ConnectRequest,
  limit: AbortLimit,
): Promise<Connection> {
  const { emit } = events
  const { connector, namespace } = request
  const { signal } = limit
  const connectorId = connector.info.id

  /** Ends a session that the wallet approved after the connect was cancelled, unless it is in use. */
  function endUnused(answers: Sessions): void {
    const current = now()
    const isOne = hasOneSession(connector.info)
    if (current?.connector === connector && (isOne || current.namespace === namespace)) return
    const late = parseAnswers(connector, answers, sessions.stores).filter(
      ([name]) => sessions.shown(name, `${name}:${connectorId}`) === undefined,
    )
    endLate(connector, late, emit)
  }

  try {
    // A listener may have cancelled the connect already.
    signal.throwIfAborted()
    const requested = ask(request, limit)
    const answers = await untilAborted(
      () => requested.answers,
      signal,
      (late) => {
        if (requested.waiter === limit) endUnused(late)
      },
    )
    if (signal.aborted) {
      endUnused(answers)
      throw signal.reason
    }
    const found = parseAnswers(connector, answers, sessions.stores)
    if (found.length === 0 && Object.keys(answers).some((name) => sessions.stores.has(name)))
      throw new KitError('connection/failed', { shortMessage: 'The wallet returned no connection.' })
    const [first, ...others] = found
      .filter(([, { accounts }]) => accounts.length > 0)
      .sort(([a], [b]) => Number(b === namespace) - Number(a === namespace))
    if (first === undefined)
      throw new KitError('connection/noAccounts', { shortMessage: 'The wallet returned no accounts.' })
    const finish = leave(limit)
    safely(emit, 'connection/signIn', () => requested.passProofs(found.flatMap(([, { accounts }]) => accounts)))
    // The user asked for one namespace, so additional sessions don't replace other wallets.
    for (const [name, session] of others) sessions.adopt(connector, name, session, joined)
    const connection = sessions.adopt(connector, ...first, first[0] === namespace ? connected : joined)
    capabilitiesOf.set(connection.id, requested.capabilities)
    finish({ status: 'idle' })
    emitConnected(emit, connector, connection, ports.platform)
    return connection
  } catch (thrown) {
    const error = signal.aborted
      ? toAborted(signal)
      : toOffline(toKitError(thrown, 'connection/failed', 'The wallet failed to connect.'), ports.platform.isOnline())
    const status = isKitError(error, 'connection/rejected') ? 'declined' : 'failed'
    leave(limit)(
      isKitError(error, 'connection/aborted') ? { status: 'idle' } : { status, connectorId, namespace, error },
    )
    emit({ type: 'connection/failed', namespace, connectorId, error })
    throw error
  }
}

/** Replaces an error by `network/offline` if the page is offline, which also prevents lazy code from loading. */
export const toOffline = (error: KitError, isOnline: boolean): KitError =>
  isKitError(error, 'kit/loadFailed') && !isOnline
    ? new KitError('network/offline', { shortMessage: 'The page is offline.', cause: error })
    : error
