import type { Account, CaipNetworkId, KitError } from '@kit/core'
import type { SiwxSession } from '../check/SiwxSession.js'

/** Where the sign-in of the account in use stands. */
export type SiwxStatus =
  /** No account is connected, or none that signs in. */
  | 'idle'
  /** Looking for a session. */
  | 'checking'
  /** There is none. */
  | 'needed'
  /** The message is made. */
  | 'preparing'
  /** The message waits for the visitor's press. */
  | 'ready'
  /** The wallet is asked. */
  | 'signing'
  | 'verifying'
  /** It did not work: `error` says why. The visitor may try again. */
  | 'failed'
  /** The visitor cancels: the wallet goes back to a network that is signed in, or is disconnected. */
  | 'cancelling'
  | 'signedIn'

/** State of the sign-in of the account in use. */
export type SiwxState = {
  readonly status: SiwxStatus
  readonly account?: Account
  /** The text that waits to be signed, from `ready` on. */
  readonly message?: string
  /** With `signedIn`. */
  readonly session?: SiwxSession
  readonly error?: KitError
  /** Whether the visitor can't go on without signing in: `cancel()` then ends the connection, or goes to `lastNetworkId`. */
  readonly isRequired?: boolean
  /** The last network on which this account is signed in, where it is not on the one in use: `cancel()` goes back to it. */
  readonly lastNetworkId?: CaipNetworkId
}
