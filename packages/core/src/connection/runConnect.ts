import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Sessions as Answers, Session } from '../connector/Connector.js'
import { hasOneSession } from '../connector/hasOneSession.js'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { toKitError } from '../error/toKitError.js'
import { toOffline } from '../error/toOffline.js'
import { type Limit, untilAborted } from '../signal/createLimit.js'
import type { AttemptState } from './AttemptState.js'
import type { Connection } from './Connection.js'
import type { ConnectNeeds, ConnectRequest } from './ConnectRequest.js'
import { type CurrentConnect, leaveCurrent, showCurrent } from './CurrentConnect.js'
import { connected, joined } from './connectionTransitions.js'
import { connectMethod } from './connectMethod.js'
import type { ConnectorCall } from './createConnectorCalls.js'
import { endLate } from './endLate.js'
import { toAborted } from './joinPromise.js'
import { parseAnswers } from './parseAnswers.js'
import { safely } from './safely.js'

/** What one connect works with. */
export type RunNeeds = Pick<ConnectNeeds, 'attempt' | 'events' | 'ports' | 'sessions'> & {
  readonly current: CurrentConnect
  /** By connection id, the capabilities that its wallet was asked for. */
  readonly capabilitiesOf: Map<string, string>
  /** Asks the wallet, or joins the request that it has not answered yet. */
  ask(request: ConnectRequest, waiter: Limit): ConnectorCall
}

/** Runs one connect, from asking the wallet to the connection in the state. */
export async function runConnect(needs: RunNeeds, request: ConnectRequest, limit: Limit): Promise<Connection> {
  const { attempt, capabilitiesOf, current, events, ports, sessions } = needs
  const { connector, namespace } = request
  const connectorId = connector.info.id
  const settle = (isLast: boolean, state: AttemptState) => {
    if (isLast && current.getState() === undefined) attempt.update(() => state)
  }
  try {
    // A listener may have cancelled it already.
    limit.signal.throwIfAborted()
    const asked = needs.ask(request, limit)
    const found = await awaitSessions(needs, request, asked, limit)
    const [first, ...others] = found
      .filter(([, { accounts }]) => accounts.length > 0)
      .sort(([a], [b]) => Number(b === namespace) - Number(a === namespace))
    if (first === undefined)
      throw new KitError('connection/noAccounts', { shortMessage: 'The wallet disclosed no account.' })
    const isLast = leaveCurrent(current, limit)
    safely(events.emit, 'connection/signIn', () => asked.tellSignIn(found.flatMap(([, { accounts }]) => accounts)))
    // The visitor asked for one namespace: what the wallet gives beside it takes no other wallet's place.
    for (const [name, session] of others) sessions.adopt(connector, name, session, joined)
    const connection = sessions.adopt(connector, ...first, first[0] === namespace ? connected : joined)
    capabilitiesOf.set(connection.id, asked.capabilities)
    if (isLast) showCurrent(current, sessions)
    settle(isLast, { status: 'idle' })
    const method = connectMethod(connector, ports.platform)
    const walletName = connection.wallet.name
    events.emit({ type: 'connection/connected', namespace: connection.namespace, connectorId, method, walletName })
    return connection
  } catch (thrown) {
    const error = limit.signal.aborted
      ? toAborted(limit.signal)
      : toOffline(toKitError(thrown, 'connection/failed', 'The wallet did not connect.'), ports.platform.isOnline())
    const status = isKitError(error, 'connection/rejected') ? 'declined' : 'failed'
    const isLast = leaveCurrent(current, limit)
    showCurrent(current, sessions)
    settle(
      isLast,
      isKitError(error, 'connection/aborted') ? { status: 'idle' } : { status, connectorId, namespace, error },
    )
    events.emit({ type: 'connection/failed', namespace, connectorId, error })
    throw error
  }
}

type NamedSession = readonly [ChainNamespace, Session]

/** The sessions that a wallet answers with, also those without accounts. What comes when nobody waits any more is ended. */
async function awaitSessions(
  needs: RunNeeds,
  request: ConnectRequest,
  asked: ConnectorCall,
  limit: Limit,
): Promise<readonly NamedSession[]> {
  const { sessions } = needs
  const answers = await untilAborted(
    () => asked.answers,
    limit.signal,
    (late) => {
      if (asked.waiter === limit) endUnused(needs, request, late)
    },
  )
  if (limit.signal.aborted) {
    endUnused(needs, request, answers)
    throw limit.signal.reason
  }
  const found = parseAnswers(request.connector, answers, sessions.stores)
  if (found.length === 0 && Object.keys(answers).some((name) => sessions.stores.has(name)))
    throw new KitError('connection/failed', { shortMessage: 'The wallet gave no connection.' })
  return found
}

/** A wallet said yes to a connect that nobody waits for any more: its session ends, unless it is in use. */
function endUnused({ current, events, sessions }: RunNeeds, request: ConnectRequest, answers: Answers): void {
  const { connector, namespace: wanted } = request
  const isOne = hasOneSession(connector.info)
  const now = current.getState()
  if (now?.connector === connector && (isOne || now.namespace === wanted)) return
  const late = parseAnswers(connector, answers, sessions.stores).filter(
    ([namespace]) => sessions.shown(namespace, `${namespace}:${connector.info.id}`) === undefined,
  )
  for (const [, session] of isOne ? late.slice(0, 1) : late) endLate(session, events.emit)
}
