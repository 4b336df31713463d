import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import type { socialFailures } from '../../contract/walletSocialEndpoints.js'

/** Why a login elsewhere did not come about. */
export type SocialFailureReason = (typeof socialFailures)[number]

/** A login elsewhere that did not come about. Says nothing of what the provider sent: that may be secret. */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure'
  readonly reason: SocialFailureReason
  /** What the log may have: a name of a fault. */
  readonly fault: string

  constructor(reason: SocialFailureReason, fault: string) {
    super('Social sign-in failed')
    this.reason = reason
    this.fault = fault
  }
}

/** OAuth's word for a visitor who declined, and Apple's. */
const CANCELLED = ['access_denied', 'user_cancelled_authorize']
const AWAY = ['server_error', 'temporarily_unavailable']
/** What is an identifier stays in the log; a text of the provider does not. */
const NAME = /^[\w.-]{1,64}$/

/** What went wrong when a provider was asked, or sent the visitor back. */
export function toSocialFailure(error: unknown): SocialFailure {
  if (error instanceof SocialFailure) return error
  if (error instanceof AuthorizationResponseError) {
    const fault = nameOf(error.error)
    if (CANCELLED.includes(fault)) return new SocialFailure('cancelled', fault)
    return new SocialFailure(AWAY.includes(fault) ? 'unavailable' : 'refused', fault)
  }
  if (error instanceof ResponseBodyError)
    return new SocialFailure(error.status >= 500 ? 'unavailable' : 'refused', nameOf(error.error))
  if (error instanceof ClientError) {
    const { code = error.name, cause } = error
    // An answer that is none of OAuth comes with the error.
    const isAway = code === 'OAUTH_TIMEOUT' || Number((cause as { status?: unknown } | undefined)?.status) >= 500
    return new SocialFailure(isAway ? 'unavailable' : 'refused', nameOf(code))
  }
  // `fetch` says so of a host that cannot be reached.
  if (error instanceof TypeError) return new SocialFailure('unavailable', 'unreachable')
  return new SocialFailure('refused', error instanceof Error ? error.name : 'unknown')
}

function nameOf(text: string): string {
  return NAME.test(text) ? text : 'unnamed'
}
