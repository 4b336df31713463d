import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connector, Session } from '../connector/Connector.js'
import type { Connection } from './Connection.js'

/** A live session and the connector that it belongs to. */
export type LiveSession = {
  readonly id: string
  readonly namespace: ChainNamespace
  readonly connector: Connector
  readonly session: Session
  /**
   * Aborts when the connection ends for any reason (`connection/ended`, with the reason in `details`) or the kit is destroyed
   * (`kit/aborted`). Pending requests of this session are then never answered.
   */
  readonly ended: AbortSignal
}

/** `locked` is the last state of the connection before its wallet stopped sharing accounts. */
export type Live = LiveSession & {
  readonly end: AbortController
  locked?: Connection | undefined
  unwatch?: () => void
}
