import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type {
  Sessions as Answers,
  Connector,
  NamespaceRequest,
  RequestedCapabilities,
  Session,
} from '../connector/Connector.js'
import { hasOneSession } from '../connector/hasOneSession.js'
import type { SignInOffer } from '../connector/SignInRequest.js'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { toKitError } from '../error/toKitError.js'
import { toOffline } from '../error/toOffline.js'
import type { Emit } from '../event/createEvents.js'
import type { ClockPort } from '../ports/Ports.js'
import { createLimit, type Limit, untilAborted } from '../signal/createLimit.js'
import type { Store } from '../store/createStore.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import type { AttemptState } from './AttemptState.js'
import { type Asked, askConnector } from './askConnector.js'
import type { Connection } from './Connection.js'
import { connectEnded, connected, connecting, joined } from './connectionTransitions.js'
import type { ConnectMethod } from './connectMethod.js'
import type { Sessions } from './createSessions.js'
import { aborted, joinPromise, toAborted } from './joinPromise.js'
import { rejoinLimitMs } from './limits.js'
import { parseSession } from './parseSession.js'
import { type WalletRequest, whileAsked } from './whileAsked.js'

/** What is to be connected, already resolved to a connector. */
export type ConnectRequest = {
  readonly connector: Connector
  /** The namespace that becomes active. */
  readonly namespace: ChainNamespace
  readonly networkId?: CaipNetworkId
  readonly signal?: AbortSignal
  /** What the wallet is asked to do while it connects. */
  readonly capabilities?: RequestedCapabilities
  /** Made ahead of time: the namespace does not become `connecting` for it. */
  readonly quiet?: boolean
}

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

type Attempt = ConnectRequest & { readonly limit: Limit; readonly promise: Promise<Connection> }

/** A request that a wallet has not answered yet. */
type ConnectorCall = Asked & {
  readonly connector: Connector
  readonly capabilities: string
  readonly askedAtMs: number
  waiter: Limit
}

/**
 * An injected wallet keeps asking its visitor when a connect is given up, because nothing can cancel its prompt: connecting it
 * again waits for that prompt. Other connectors are aborted.
 */
const goesOnAsking = ({ info }: Connector): boolean =>
  info.type === 'ANNOUNCED' || info.type === 'INJECTED' || info.type === 'MULTI_CHAIN'

/** Creates the connecting half. `toRequests` lists what to ask the wallet for, the requested network first. */
export function createConnect(
  attempt: Store<AttemptState>,
  sessions: Sessions,
  toRequests: (request: ConnectRequest) => readonly NamespaceRequest[],
  methodOf: (connector: Connector) => ConnectMethod,
  clock: ClockPort,
  isOnline: () => boolean,
  emit: Emit,
  offers: ReadonlySet<SignInOffer>,
  requests: Store<readonly WalletRequest[]>,
): Connect {
  const listeners = new Set<(connectorId: string, uri: string) => void>()
  const asks = new Map<string, ConnectorCall>()
  /** By connection id, the capabilities that its wallet was asked for. */
  const capabilitiesOf = new Map<string, string>()
  let current: Attempt | undefined

  const keyOf = ({ connector, namespace }: ConnectRequest) => `${namespace}:${connector.info.id}`

  function abort(shortMessage: string): void {
    current?.limit.abort(aborted(shortMessage))
  }

  /** Shows in each namespace the connect in progress there, or that there is none. */
  function show(): void {
    for (const [namespace, store] of sessions.stores) {
      const isHere = current !== undefined && !current.quiet && current.namespace === namespace
      store.update(isHere ? connecting(current?.connector.info.id ?? '') : connectEnded)
    }
  }

  /** A wallet said yes to a connect that nobody waits for any more: its session ends, unless it is in use. */
  function endLate({ connector, namespace: wanted }: ConnectRequest, answers: Answers): void {
    const isOne = hasOneSession(connector.info)
    if (current?.connector === connector && (isOne || current.namespace === wanted)) return
    const late = parseAll(connector, answers).filter(
      ([namespace]) =>
        !sessions.stores
          .get(namespace)
          ?.getState()
          .connections.some(({ id }) => id === `${namespace}:${connector.info.id}`),
    )
    for (const [, session] of isOne ? late.slice(0, 1) : late)
      new Promise((start) => start(session.disconnect(new AbortController().signal))).catch((error) =>
        emit({ type: 'kit/internalError', error, during: 'connection/endLate' }),
      )
  }

  /** The sessions that a connector returned for namespaces of the kit. */
  const parseAll = ({ info }: Connector, answers: Answers): readonly (readonly [ChainNamespace, Session])[] =>
    info.namespaces.flatMap((namespace) => {
      const session = sessions.stores.has(namespace) ? parseSession(namespace, read(answers, namespace)) : undefined
      return session === undefined ? [] : [[namespace, session] as const]
    })

  /** Asks the wallet, or joins the request that it has not answered yet. */
  function ask(request: ConnectRequest, waiter: Limit): ConnectorCall {
    const { connector } = request
    const key = keyOf(request)
    const open = asks.get(key)
    if (open?.connector === connector && goesOnAsking(connector) && clock.now() - open.askedAtMs < rejoinLimitMs) {
      open.waiter = waiter
      return open
    }
    const signal = goesOnAsking(connector) ? sessions.destroyed : waiter.signal
    const onUri = (uri: string) => {
      if (!waiter.signal.aborted) for (const listener of listeners) listener(connector.info.id, uri)
    }
    const { capabilities } = request
    const call = { requests: toRequests(request), signal, onUri, ...(capabilities && { capabilities }) }
    const asked = {
      ...askConnector(connector, call, offers, clock),
      connector,
      capabilities: JSON.stringify(capabilities ?? {}),
      askedAtMs: clock.now(),
      waiter,
    }
    asks.set(key, asked)
    const forget = () => {
      if (asks.get(key) === asked) asks.delete(key)
    }
    asked.answers.then(forget, forget)
    return asked
  }

  async function run(request: ConnectRequest, limit: Limit): Promise<Connection> {
    const { connector, namespace } = request
    const connectorId = connector.info.id
    /** From here on a connect is a new one, even one that begins while listeners hear of this one's end. */
    const leave = () => {
      limit.end()
      if (current?.limit !== limit) return false
      current = undefined
      return true
    }
    const settle = (isLast: boolean, state: AttemptState) => {
      if (isLast && current === undefined) attempt.update(() => state)
    }
    try {
      // A listener may have cancelled it already.
      limit.signal.throwIfAborted()
      const asked = ask(request, limit)
      const answers = await untilAborted(
        () => asked.answers,
        limit.signal,
        (late) => {
          if (asked.waiter === limit) endLate(request, late)
        },
      )
      if (limit.signal.aborted) {
        endLate(request, answers)
        throw limit.signal.reason
      }
      const found = parseAll(connector, answers)
      const [first, ...others] = found
        .filter(([, { accounts }]) => accounts.length > 0)
        .sort(([a], [b]) => Number(b === namespace) - Number(a === namespace))
      if (first === undefined) {
        const isEmpty = found.length > 0 || !Object.keys(answers).some((name) => sessions.stores.has(name))
        throw isEmpty
          ? new KitError('connection/noAccounts', { shortMessage: 'The wallet disclosed no account.' })
          : new KitError('connection/failed', { shortMessage: 'The wallet gave no connection.' })
      }
      const isLast = leave()
      try {
        asked.tellSignIn(found.flatMap(([, { accounts }]) => accounts))
      } catch (error) {
        emit({ type: 'kit/internalError', error, during: 'connection/signIn' })
      }
      // The visitor asked for one namespace: what the wallet gives beside it takes no other wallet's place.
      for (const [name, session] of others) sessions.adopt(connector, name, session, joined)
      const connection = sessions.adopt(connector, first[0], first[1], first[0] === namespace ? connected : joined)
      capabilitiesOf.set(connection.id, asked.capabilities)
      if (isLast) show()
      settle(isLast, { status: 'idle' })
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
        : toOffline(toKitError(thrown, 'connection/failed', 'The wallet did not connect.'), isOnline())
      const status = isKitError(error, 'connection/rejected') ? 'declined' : 'failed'
      const isLast = leave()
      show()
      settle(
        isLast,
        isKitError(error, 'connection/aborted') ? { status: 'idle' } : { status, connectorId, namespace, error },
      )
      emit({ type: 'connection/failed', namespace, connectorId, error })
      throw error
    }
  }

  return {
    attempt,
    connect(request) {
      const { connector, namespace, signal } = request
      const connectorId = connector.info.id
      const id = keyOf(request)
      const tell = () => {
        show()
        emit({ type: 'connection/connecting', namespace, connectorId })
      }
      if (current?.connector === connector && current.namespace === namespace && !current.limit.signal.aborted) {
        const { promise } = current
        if (current.quiet && !request.quiet) {
          current = { ...current, quiet: false }
          tell()
        }
        return signal === undefined ? promise : joinPromise(promise, signal)
      }
      if (sessions.stores.get(namespace)?.getState().activeId === id && sessions.live(id) !== undefined)
        return Promise.reject(
          new KitError('connection/alreadyConnected', { shortMessage: 'Connector already connected.' }),
        )
      abort('Another connect took its place.')
      // A wallet that disconnects while it is asked again does not answer any more.
      const limit = createLimit([signal, sessions.live(id)?.ended])
      if (limit.signal.aborted) return Promise.reject(toAborted(limit.signal))
      let start = (_: Promise<Connection>) => {}
      const promise = new Promise<Connection>((resolve) => {
        start = resolve
      })
      current = { ...request, limit, promise }
      attempt.update(() => ({ status: 'waiting', connectorId, namespace }))
      if (request.quiet) show()
      else tell()
      // Runs up to the wallet's own call before it returns: popups and deep links need the visitor's gesture.
      start(whileAsked(requests, connector.info, namespace, () => run(request, limit)))
      return promise
    },
    cancel(namespace) {
      if (namespace !== undefined && current?.namespace !== namespace) return
      if (current === undefined) attempt.update((state) => (state.status === 'idle' ? state : { status: 'idle' }))
      abort('The connect was given up.')
    },
    quieten() {
      if (current === undefined) return
      current = { ...current, quiet: true }
      show()
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

/** Reads a field of a wallet's response, whose getter may throw. */
function read(answers: Answers, namespace: ChainNamespace): unknown {
  try {
    return answers[namespace]
  } catch {
    return undefined
  }
}
