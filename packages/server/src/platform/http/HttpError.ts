/** A refused request with a reason its sender can act on: returned with the contract's error body. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: 400 | 401 | 403 | 404 | 410 | 422 | 429 | 503
  /** The invalid input, as named in the contract; can be empty. */
  readonly field: string
  /** Time until a retry makes sense: sent as `Retry-After`. */
  readonly retryMs: number | undefined

  constructor(status: HttpError['status'], field: string, description: string, retryMs?: number) {
    super(description)
    this.status = status
    this.field = field
    this.retryMs = retryMs
  }
}
