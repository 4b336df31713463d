/** One HTTP request to a node. */
export type TransportRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly body?: string
  readonly contentType?: string
  /** Ends it, whatever its state. */
  readonly signal: AbortSignal
  /** A longer answer is cut off: the request fails. */
  readonly maxBytes: number
  /** A new connection, so that a break before the answer is never that of an old one. */
  readonly fresh?: boolean
}

/** A node's answer, whole. */
export type TransportResponse = { readonly status: number; readonly body: Buffer; readonly contentType: string }

/** Port to the nodes' HTTP interfaces. @throws TransportFault */
export type HttpTransport = {
  request(request: TransportRequest): Promise<TransportResponse>
  /** Hangs up idle connections and those in use. */
  close(): void
}

/** A request that got no whole answer. */
export class TransportFault extends Error {
  override readonly name = 'TransportFault'
  /** A word like `ECONNREFUSED`. */
  override readonly cause: string
  /** False when the node surely got nothing: no connection was made. */
  readonly reached: boolean

  constructor(cause: string, reached: boolean) {
    super(cause)
    this.cause = cause
    this.reached = reached
  }
}
