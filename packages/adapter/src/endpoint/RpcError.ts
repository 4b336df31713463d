export type RpcFailure = {
  /** Must not contain the endpoint's URL, which may include an API key. */
  readonly shortMessage: string
  /** JSON-RPC error code, if the node returned one. */
  readonly code?: number
  readonly data?: unknown
  /** HTTP status, if that is the failure. */
  readonly status?: number
  /** How long the endpoint asks to wait, in milliseconds. */
  readonly retryAfterMs?: number
  readonly timedOut?: boolean
  readonly cause?: unknown
}

/**
 * A failed request to an endpoint, with the fields that chain libraries read from errors (`code`, `message`, `data`).
 *
 * @example throw new RpcError({ shortMessage: 'HTTP status 503.', status: 503 })
 */
export class RpcError extends Error {
  readonly shortMessage: string
  readonly code: number | undefined
  readonly data: unknown
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined
  /** Set if an earlier attempt of the same request got no response, so that its endpoint may have executed the request. */
  followsLostAttempt?: true

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
