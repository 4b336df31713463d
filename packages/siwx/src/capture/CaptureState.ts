import type { CaipNetworkId, ReadableStore } from '@kit/core'
import type { PluginContext } from '@kit/core/plugin'

/** Why an address could not be confirmed. */
export type CaptureFault =
  /** What was typed is no e-mail address. */
  | 'email'
  /** The code is not the one that was sent. */
  | 'wrong'
  /** The code is over, used or was tried too often. */
  | 'over'
  /** Too many codes were asked for or tried. */
  | 'limited'
  /** The server could not be asked, or refused. */
  | 'failed'

/** Where the confirming of an e-mail address stands. Times are by the clock of the kit, in ms. */
export type CaptureState = {
  /** `email`: an address is asked for; `code`: one was mailed to it, and is asked for; `done`: the address is confirmed, or was skipped. */
  readonly status: 'email' | 'sending' | 'code' | 'checking' | 'done'
  /** Whether nobody signs in without. */
  readonly isRequired: boolean
  /** The address in question. */
  readonly email?: string
  readonly fault?: CaptureFault
  /** When another code may be asked for. */
  readonly retryAtMs?: number
  /** When the code is over. */
  readonly expiresAtMs?: number
  /** Addresses that were confirmed in this browser, three at most, the newest first. */
  readonly recent: readonly string[]
}

/** Whose address is asked for. */
export type CaptureTarget = { readonly networkId: CaipNetworkId; readonly address: string }

/** What is asked of a kit-server for it. */
export type CaptureServer = { readonly url: string; readonly projectId?: string }

/** Confirming an e-mail address before a sign-in at a kit-server: `serverSiwx({ emailCapture: emailCapture() })`. */
export type EmailCapture = {
  readonly state: ReadableStore<CaptureState>
  /** Has a code mailed to an address; again to the same one as well. It stands in the state what came of it. */
  send(email: string): Promise<void>
  /** Confirms the address by the code. It stands in the state what came of it. */
  check(code: string): Promise<void>
  /** Another address shall be taken. */
  change(): void
  /** The visitor gives none, where none is required. */
  skip(): void
  /** Removes one of the recent addresses. */
  forget(email: string): void
  /** Begins with an account; true where it has to be asked for an address. */
  begin(target: CaptureTarget): boolean
  /** The token of the address that was confirmed for an account, for its sign-in. */
  tokenFor(target: CaptureTarget): string | undefined
  /** The server has taken the sign-in of an account, or refused it for its address. */
  settle(target: CaptureTarget, isTaken: boolean): void
  /** Called once, when the kit is made. */
  attach(context: PluginContext, server: CaptureServer): void
}
