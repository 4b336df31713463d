import { KitError, type KitErrorInit } from '@kit/core/plugin'

/** Error codes of failed requests. */
export type ApiErrorCode =
  | 'api/forbidden'
  | 'api/invalidResponse'
  | 'api/network'
  | 'api/rateLimited'
  | 'api/rejected'
  | 'api/timeout'
  | 'api/unauthorized'
  | 'api/unavailable'
  | 'api/unsupportedNetwork'

/** A reason given by a service: the invalid field, and a description. */
export type ApiReason = { readonly field: string; readonly description: string }

/** A failed request, with the response of the service. */
export class ApiError extends KitError<ApiErrorCode> {
  override readonly name: string = 'ApiError'
  /** HTTP status, or undefined without a response. */
  readonly status: number | undefined
  /** Reasons from the response body. Untrusted: display them as text only. */
  readonly reasons: readonly ApiReason[]
  /** How long the service asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor(
    code: ApiErrorCode,
    init: KitErrorInit & {
      readonly status?: number
      readonly reasons?: readonly ApiReason[]
      readonly retryAfterMs?: number | undefined
    },
  ) {
    super(code, init)
    this.status = init.status
    this.reasons = init.reasons ?? []
    this.retryAfterMs = init.retryAfterMs
  }
}
