/**
 * A call of the wallet's API that was rejected, or got no response.
 *
 * @example if (error instanceof ApiFailure && error.field === 'otp') showWrongCode()
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  /** HTTP status; 0 if the server was unreachable. */
  readonly status: number
  /** Field that the server names as the reason, such as `otp`, `fresh`, `proof`, `rate_limited`. */
  readonly field: string
  /** Delay before the next attempt, in milliseconds. */
  readonly retryMs: number | undefined

  /** The status, which the page maps to its own texts. */
  get code(): number | undefined {
    return this.status || undefined
  }

  constructor(status: number, field: string, message: string, retryMs?: number) {
    super(message)
    this.status = status
    this.field = field
    this.retryMs = retryMs
  }

  /** Details that the page may know in addition to the status. */
  get data(): { readonly field: string; readonly retryMs?: number } {
    return { field: this.field, ...(this.retryMs !== undefined && { retryMs: this.retryMs }) }
  }
}
