import type { SpanAttributes } from '../../../platform/tracing/Tracing.js'

/** One HTTP request to a node. */
export type TransportRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly body?: string
  readonly contentType?: string
  /** Aborts the request in any state. */
  readonly signal: AbortSignal
  /** A longer response is aborted: the request fails. */
  readonly maxBytes: number
  /** Uses a new connection, so that a lost connection is never a stale one. */
  readonly fresh?: boolean
  /** Attributes of its span, such as the chain. */
  readonly labels?: SpanAttributes
}

/** A complete response of a node. */
export type TransportResponse = { readonly status: number; readonly body: Buffer; readonly contentType: string }

/** Port to the nodes' HTTP APIs. @throws TransportError */
export type HttpTransport = {
  request(request: TransportRequest): Promise<TransportResponse>
  /** Closes all connections. */
  close(): void
}

/** A request without a complete response. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  /** A code like `ECONNREFUSED`. */
  override readonly cause: string
  /** False if the node certainly received nothing, because no connection was made. */
  readonly maybeDelivered: boolean

  constructor(cause: string, maybeDelivered: boolean) {
    super(cause)
    this.cause = cause
    this.maybeDelivered = maybeDelivered
  }
}
