import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connector, Session } from '../connector/Connector.js'
import type { Connection } from './Connection.js'

/** A session that lives, and the connector it came from. */
export type LiveSession = {
  readonly id: string
  readonly namespace: ChainNamespace
  readonly connector: Connector
  readonly session: Session
  /**
   * Aborts when the connection ends, whoever ends it (`connection/ended`, with the reason in `details`), or the kit
   * (`kit/aborted`): requests over this session are not answered any more.
   */
  readonly ended: AbortSignal
}

/** `locked` is the connection as it was when its wallet disclosed no account any more. */
export type Live = LiveSession & {
  readonly end: AbortController
  locked?: Connection | undefined
  unwatch?: () => void
}
