/** What is known of a request to an endpoint that failed. */
export type RpcFailure = {
  /** Without the endpoint's address, for it may hold a key. */
  readonly shortMessage: string
  /** JSON-RPC error code, when the node answered with one. */
  readonly code?: number
  readonly data?: unknown
  /** HTTP status, when it is what failed. */
  readonly status?: number
  /** How long the endpoint wants to be left alone. */
  readonly retryAfterMs?: number
  readonly timedOut?: boolean
  readonly cause?: unknown
}

/**
 * A request to an endpoint that failed, in the fields that chain libraries read from errors (`code`, `message`, `data`).
 *
 * @example throw new RpcError({ shortMessage: 'HTTP status 503.', status: 503 })
 */
export class RpcError extends Error {
  readonly shortMessage: string
  readonly code: number | undefined
  readonly data: unknown
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined
  /** Set when an earlier attempt of the same request got no answer: its endpoint may have carried the request out. */
  isAfterLostAttempt?: true

  constructor(failure: RpcFailure) {
    super(failure.shortMessage, { cause: failure.cause })
    this.name = failure.timedOut ? 'TimeoutError' : 'RpcError'
    this.shortMessage = failure.shortMessage
    this.code = failure.code
    this.data = failure.data
    this.status = failure.status
    this.retryAfterMs = failure.retryAfterMs
  }
}
