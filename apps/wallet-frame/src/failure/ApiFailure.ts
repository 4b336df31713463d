/**
 * A call of the wallet's API that was refused, or got no answer.
 *
 * @example if (error instanceof ApiFailure && error.field === 'otp') showWrongCode()
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  /** Of HTTP; 0 where the server was not reached. */
  readonly status: number
  /** What the server names as the reason, such as `otp`, `fresh`, `proof`, `rate_limited`. */
  readonly field: string
  /** How long to wait before the next try. */
  readonly retryMs: number | undefined

  /** The status as the page gets it, which has its own words for it. */
  get code(): number | undefined {
    return this.status || undefined
  }

  constructor(status: number, field: string, message: string, retryMs?: number) {
    super(message)
    this.status = status
    this.field = field
    this.retryMs = retryMs
  }

  /** What the page may know beside the status. */
  get data(): { readonly field: string; readonly retryMs?: number } {
    return { field: this.field, ...(this.retryMs !== undefined && { retryMs: this.retryMs }) }
  }
}
