/** A request that is refused for a reason its sender can act on: answered with the contract's error body. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'
  readonly status: 400 | 401 | 403 | 404 | 410 | 422 | 429 | 503
  /** The input at fault, as the contract names it; may be empty. */
  readonly field: string
  /** When it is worth another try: sent as `Retry-After`. */
  readonly retryMs: number | undefined

  constructor(status: ApiRefusal['status'], field: string, description: string, retryMs?: number) {
    super(description)
    this.status = status
    this.field = field
    this.retryMs = retryMs
  }
}
