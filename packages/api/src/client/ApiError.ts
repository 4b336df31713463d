import { KitError, type KitErrorInit } from '@kit/core/plugin'

/** Why a request failed. */
export type ApiErrorCode =
  | 'api/forbidden'
  | 'api/invalidResponse'
  | 'api/network'
  | 'api/rateLimited'
  | 'api/refused'
  | 'api/timeout'
  | 'api/unauthorized'
  | 'api/unavailable'
  | 'api/unsupportedNetwork'

/** One reason that a service gives: the field it is about, and what is wrong with it. */
export type ApiReason = { readonly field: string; readonly description: string }

/** A request that failed: where it happened, and what the service said. */
export class ApiError extends KitError<ApiErrorCode> {
  override readonly name: string = 'ApiError'
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined
  /** What the body gave as reasons. Text of the service: show it as text only. */
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
