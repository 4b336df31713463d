import type { Connector } from '../connector/Connector.js'
import type { AbortLimit } from '../signal/createAbortLimit.js'
import { askConnector, type Requested } from './askConnector.js'
import type { ConnectNeeds, ConnectRequest } from './ConnectRequest.js'
import { rejoinLimitMs } from './limits.js'

/** A connect request that a wallet has not answered yet. */
export type ConnectorCall = Requested & {
  readonly connector: Connector
  /** The requested capabilities, serialized. */
  readonly capabilities: string
  readonly requestedAtMs: number
  /** The limit of the connect that currently waits for the response. */
  waiter: AbortLimit
}

/**
 * The prompt of an injected wallet can't be cancelled, so it stays open after a connect is cancelled, and the next connect waits for it.
 * Other connectors are aborted.
 */
const keepsPrompting = ({ info }: Connector): boolean =>
  info.type === 'ANNOUNCED' || info.type === 'INJECTED' || info.type === 'MULTI_CHAIN'

/** Returns a function that asks a wallet to connect, or joins its unanswered request. */
export function createConnectorCalls(
  { contributions, ports: { clock }, sessions, toRequests }: ConnectNeeds,
  emitUri: (connectorId: string, uri: string) => void,
): (request: ConnectRequest, waiter: AbortLimit) => ConnectorCall {
  const calls = new Map<string, ConnectorCall>()
  return (request, waiter) => {
    const { capabilities, connector, namespace } = request
    const key = `${namespace}:${connector.info.id}`
    const open = calls.get(key)
    if (
      open?.connector === connector &&
      keepsPrompting(connector) &&
      clock.now() - open.requestedAtMs < rejoinLimitMs
    ) {
      open.waiter = waiter
      return open
    }
    const signal = keepsPrompting(connector) ? sessions.destroyed : waiter.signal
    const onUri = (uri: string) => {
      if (!waiter.signal.aborted) emitUri(connector.info.id, uri)
    }
    const call = { requests: toRequests(request), signal, onUri, ...(capabilities && { capabilities }) }
    const requested = {
      ...askConnector(connector, call, contributions.signInOffer, clock),
      connector,
      capabilities: JSON.stringify(capabilities ?? {}),
      requestedAtMs: clock.now(),
      waiter,
    }
    calls.set(key, requested)
    const forget = () => {
      if (calls.get(key) === requested) calls.delete(key)
    }
    requested.answers.then(forget, forget)
    return requested
  }
}
