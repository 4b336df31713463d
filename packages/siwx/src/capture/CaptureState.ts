import type { CaipNetworkId, ReadableStore } from '@kit/core'
import type { PluginContext } from '@kit/core/plugin'

/** Reason why an email address couldn't be confirmed. */
export type CaptureErrorReason =
  /** Invalid email address. */
  | 'email'
  /** Incorrect code. */
  | 'wrong'
  /** The code has expired, was already used, or was tried too often. */
  | 'expired'
  /** Too many codes were requested or tried. */
  | 'limited'
  /** The server couldn't be reached or rejected the request. */
  | 'failed'

/** State of the email confirmation. Times are in milliseconds of the kit's clock. */
export type CaptureState = {
  /** `email`: waiting for an address. `code`: waiting for the emailed code. `done`: the address was confirmed or skipped. */
  readonly status: 'email' | 'sending' | 'code' | 'checking' | 'done'
  /** Whether an email address is required to sign in. */
  readonly isRequired: boolean
  /** The address being confirmed. */
  readonly email?: string
  readonly error?: CaptureErrorReason
  /** When another code can be requested. */
  readonly retryAtMs?: number
  /** When the code expires. */
  readonly expiresAtMs?: number
  /** Up to three addresses confirmed in this browser, newest first. */
  readonly recent: readonly string[]
}

/** The account that is asked for an address. */
export type CaptureTarget = { readonly networkId: CaipNetworkId; readonly address: string }

/** The kit-server that sends and checks codes. */
export type CaptureServer = { readonly url: string; readonly projectId?: string }

/** Confirms an email address before sign-in at a kit-server: `serverSiwx({ emailCapture: emailCapture() })`. */
export type EmailCapture = {
  readonly state: ReadableStore<CaptureState>
  /** Emails a code to an address. Can be called again for the same address. The result is exposed in `state`. */
  send(email: string): Promise<void>
  /** Confirms the address with the code. The result is exposed in `state`. */
  check(code: string): Promise<void>
  /** Returns to the address step. */
  change(): void
  /** Skips the email address, if it isn't required. */
  skip(): void
  /** Removes one of the recent addresses. */
  forget(email: string): void
  /** Starts the confirmation for an account. Returns true if an address is needed. */
  begin(target: CaptureTarget): boolean
  /** Returns the token of the address confirmed for an account. */
  tokenFor(target: CaptureTarget): string | undefined
  /** Called when the server accepted the sign-in of an account, or rejected it because of its address. */
  confirmSignIn(target: CaptureTarget, isTaken: boolean): void
  /** Called once, when the kit is created. */
  attach(context: PluginContext, server: CaptureServer): void
}
