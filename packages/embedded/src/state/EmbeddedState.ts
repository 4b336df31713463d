import type { CaipNetworkId, KitError } from '@kit/core'
import type { SocialProvider } from '../protocol/fields.js'
import type { OperatorSignInOptions } from '../protocol/messages.js'
import type { User } from '../protocol/User.js'

/** State of a sign-in. Times are in milliseconds since the epoch. */
export type SignInState =
  | { readonly status: 'idle' }
  /** Requesting an email. */
  | { readonly status: 'sending'; readonly email: string }
  /** Waiting for the user to open the emailed link and enter `match` there. */
  | { readonly status: 'device'; readonly email: string; readonly match?: string; readonly sentAtMs: number }
  /** Waiting for the emailed code. `error`: why the last one was rejected. */
  | { readonly status: 'otp'; readonly email: string; readonly sentAtMs: number; readonly error?: KitError }
  | { readonly status: 'verifying'; readonly email: string; readonly sentAtMs: number }
  /** Signed in. Creating or unlocking the wallet, and connecting it. */
  | { readonly status: 'connecting'; readonly email: string }
  /** `isSignedIn`: the code was accepted, so `retry` needs no other code. */
  | { readonly status: 'failed'; readonly email: string; readonly error: KitError; readonly isSignedIn: boolean }
  /** Waiting for a passkey, then connecting the wallet. */
  | { readonly status: 'passkey' }
  | SocialSignInState

/** State of a social sign-in. */
export type SocialSignInState =
  /** The user is at the provider, or on the way there. */
  | { readonly status: 'popup'; readonly provider: SocialProvider }
  /** The browser blocked the pop-up. Call `connectSocial` in another click to open it or to continue in this tab. */
  | { readonly status: 'blocked'; readonly provider: SocialProvider }
  /** Waiting for the Farcaster app to sign the request at `url`, which is set a moment later. */
  | { readonly status: 'farcaster'; readonly provider: 'farcaster'; readonly url?: string }
  /** The user returned. Loading the signed-in user from the wallet, which may ask for something itself. */
  | { readonly status: 'retrieving'; readonly provider: SocialProvider }
  | { readonly status: 'connecting'; readonly provider: SocialProvider }
  | { readonly status: 'failed'; readonly provider: SocialProvider; readonly error: KitError }

/** State of an email change. */
export type EmailChangeState = {
  readonly newEmail: string
  /**
   * `sending`: the wallet asks the user. `primary`: waiting for the code from the current address. `secondary`: waiting for the code from
   * the new one.
   */
  readonly step: 'sending' | 'primary' | 'secondary'
  /** Whether a code is being verified. */
  readonly isChecking: boolean
  /** Why the last code was rejected. */
  readonly error?: KitError
}

/** State of the embedded wallet. */
export type EmbeddedState = {
  readonly signIn: SignInState
  /** The operator's sign-in options as reported by the frame. Undefined until it's loaded. */
  readonly operatorSignInOptions?: OperatorSignInOptions
  /** Email address of the connected user, as last reported by the wallet. Undefined for other sign-in methods. */
  readonly email?: string
  /** The connected user, as last reported by the wallet. `userName` is the name at the social provider. */
  readonly user?: { readonly email?: string; readonly userName?: string }
  /** Provider of the social sign-in. Undefined for other methods. */
  readonly socialProvider?: SocialProvider
  /** Networks on which the wallet has a smart account, as last reported. */
  readonly smartAccountNetworkIds?: readonly CaipNetworkId[]
  /** Whether the smart account is deployed on the active chain. Undefined if there is none, or if unknown. */
  readonly smartAccountDeployed?: boolean
  /** A pending email change. */
  readonly change?: EmailChangeState
  /** Whether the frame is visible. */
  readonly isFrameShown: boolean
}

// Transitions for what the wallet reports about the signed-in user, each `(report) => (state) => state`.

/** The email address changed or was removed. */
export const emailRead =
  (email: string | undefined) =>
  ({ email: _, ...state }: EmbeddedState): EmbeddedState => ({ ...state, ...(email !== undefined && { email }) })

/** The signed-in user, or undefined if there is none. */
export const userRead =
  (read: Pick<User, 'email' | 'userName'> | undefined, socialProvider: SocialProvider | undefined) =>
  (before: EmbeddedState): EmbeddedState => {
    const { email, userName } = read ?? {}
    // A user name means a social sign-in, whose address can't be changed.
    const { user: _, socialProvider: __, ...state } = emailRead(userName === undefined ? email : undefined)(before)
    const user = { ...(email !== undefined && { email }), ...(userName !== undefined && { userName }) }
    return { ...state, ...(read && { user }), ...(socialProvider && { socialProvider }) }
  }

/** Whether the smart account is deployed on the active chain. */
export const deploymentRead =
  (smartAccountDeployed: boolean | undefined) =>
  ({ smartAccountDeployed: _, ...state }: EmbeddedState): EmbeddedState => ({
    ...state,
    ...(smartAccountDeployed !== undefined && { smartAccountDeployed }),
  })
