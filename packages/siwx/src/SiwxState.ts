import type { Account, CaipNetworkId, KitError } from '@kit/core'
import type { SiwxSession } from './check/SiwxSession.js'

/** Status of the sign-in of the active account. */
export type SiwxStatus =
  /** No account is connected, or the account doesn't sign in. */
  | 'idle'
  /** Looking for a session. */
  | 'checking'
  /** There is no session. */
  | 'needed'
  /** Creating the message. */
  | 'preparing'
  /** The message is ready to sign. */
  | 'ready'
  /** Waiting for the wallet. */
  | 'signing'
  | 'verifying'
  /** Sign-in failed: see `error`. The user may retry. */
  | 'failed'
  /** Cancelling: switching to a network that is signed in, or disconnecting. */
  | 'cancelling'
  | 'signedIn'

/** State of the sign-in of the active account. */
export type SiwxState = {
  readonly status: SiwxStatus
  readonly account?: Account
  /** The message to sign, from `ready` on. */
  readonly message?: string
  /** Set when `signedIn`, once an account of `initialAccounts` has been checked in the page. */
  readonly session?: SiwxSession
  readonly error?: KitError
  /** Whether sign-in is required. If it is, `cancel()` disconnects the wallet or switches to `lastNetworkId`. */
  readonly isRequired?: boolean
  /** The last network on which this account is signed in, if not on the active one. `cancel()` switches back to it. */
  readonly lastNetworkId?: CaipNetworkId
}
