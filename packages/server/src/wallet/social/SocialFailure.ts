import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import type { socialFailures } from '../../contract/walletSocialEndpoints.js'

/** Reason for a failed social sign-in. */
export type SocialFailureReason = (typeof socialFailures)[number]

/** A failed social sign-in. Contains no data from the provider, which may be secret. */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure'
  readonly reason: SocialFailureReason
  /** Name of the fault for the log. */
  readonly fault: string

  constructor(reason: SocialFailureReason, fault: string) {
    super('Social sign-in failed')
    this.reason = reason
    this.fault = fault
  }
}

/** Codes of OAuth and Apple for a user who declined. */
const cancelledCodes = ['access_denied', 'user_cancelled_authorize']
const unavailableCodes = ['server_error', 'temporarily_unavailable']
/** Identifiers can be logged; texts of the provider cannot. */
const codePattern = /^[\w.-]{1,64}$/

/** Converts an error of a provider request or callback. */
export function toSocialFailure(error: unknown): SocialFailure {
  if (error instanceof SocialFailure) return error
  if (error instanceof AuthorizationResponseError) {
    const fault = nameOf(error.error)
    if (cancelledCodes.includes(fault)) return new SocialFailure('cancelled', fault)
    return new SocialFailure(unavailableCodes.includes(fault) ? 'unavailable' : 'refused', fault)
  }
  if (error instanceof ResponseBodyError)
    return new SocialFailure(error.status >= 500 ? 'unavailable' : 'refused', nameOf(error.error))
  if (error instanceof ClientError) {
    const { code = error.name, cause } = error
    // The error contains responses that are not OAuth.
    const isUnavailable = code === 'OAUTH_TIMEOUT' || Number((cause as { status?: unknown } | undefined)?.status) >= 500
    return new SocialFailure(isUnavailable ? 'unavailable' : 'refused', nameOf(code))
  }
  // Thrown by `fetch` for an unreachable host.
  if (error instanceof TypeError) return new SocialFailure('unavailable', 'unreachable')
  return new SocialFailure('refused', error instanceof Error ? error.name : 'unknown')
}

function nameOf(text: string): string {
  return codePattern.test(text) ? text : 'unnamed'
}
