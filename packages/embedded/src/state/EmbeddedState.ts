import type { CaipNetworkId, KitError } from '@kit/core'
import type { SocialProvider } from '../protocol/fields.js'
import type { Logins } from '../protocol/messages.js'
import type { User } from '../protocol/User.js'

/** Where a login stands. Times are milliseconds since the epoch. */
export type LoginState =
  | { readonly status: 'idle' }
  /** The wallet is asked to send a mail. */
  | { readonly status: 'sending'; readonly email: string }
  /** The visitor opens the link of the mail, and types `match` there. */
  | { readonly status: 'device'; readonly email: string; readonly match?: string; readonly sentAtMs: number }
  /** The visitor types the code of the mail. `error`: why the last one was refused. */
  | { readonly status: 'otp'; readonly email: string; readonly sentAtMs: number; readonly error?: KitError }
  | { readonly status: 'verifying'; readonly email: string; readonly sentAtMs: number }
  /** Logged in: the wallet is made or opened, and connected. */
  | { readonly status: 'connecting'; readonly email: string }
  /** `isLoggedIn`: the code was right, so that `retry` goes on without another. */
  | { readonly status: 'failed'; readonly email: string; readonly error: KitError; readonly isLoggedIn: boolean }
  /** The visitor is asked for a passkey; then the wallet is connected. */
  | { readonly status: 'passkey' }
  | SocialLoginState

/** Where a login at a social provider stands. */
export type SocialLoginState =
  /** The visitor is at the provider: in a window, or on the way there. */
  | { readonly status: 'popup'; readonly provider: SocialProvider }
  /** The browser refused the window: `connectSocial` in another press opens it, or leads there in this one. */
  | { readonly status: 'blocked'; readonly provider: SocialProvider }
  /** The app of Farcaster signs what `url` leads to; it comes a moment later. */
  | { readonly status: 'farcaster'; readonly provider: 'farcaster'; readonly url?: string }
  /** The visitor is back: the wallet is asked who it is, and may ask something itself. */
  | { readonly status: 'retrieving'; readonly provider: SocialProvider }
  | { readonly status: 'connecting'; readonly provider: SocialProvider }
  | { readonly status: 'failed'; readonly provider: SocialProvider; readonly error: KitError }

/** Where a change of the e-mail address stands. */
export type EmailChangeState = {
  readonly newEmail: string
  /** The wallet asks the visitor; then the code to the old address is typed; then the one to the new. */
  readonly step: 'sending' | 'primary' | 'secondary'
  /** The wallet’s server looks at a code. */
  readonly isChecking: boolean
  /** Why the last code was refused. */
  readonly error?: KitError
}

/** What the embedded wallet is doing. */
export type EmbeddedState = {
  readonly login: LoginState
  /** How the operator has visitors log in, as the frame said; absent until it is loaded. */
  readonly logins?: Logins
  /** The e-mail address of who is connected, as the wallet said last; absent for who logs in otherwise. */
  readonly email?: string
  /** Who is connected, as the wallet said last. `userName` is the name at the social provider. */
  readonly user?: { readonly email?: string; readonly userName?: string }
  /** The provider of the social login; absent after other logins. */
  readonly socialProvider?: SocialProvider
  /** The networks on which the wallet has a smart account, as it said last. */
  readonly smartAccountNetworkIds?: readonly CaipNetworkId[]
  /** Whether the smart account is on the chain in use; absent where there is none, or the chain did not say. */
  readonly smartAccountDeployed?: boolean
  /** A change of that address that is under way. */
  readonly change?: EmailChangeState
  /** Whether the frame shows something to the visitor. */
  readonly isFrameShown: boolean
}

// What the wallet says of who is logged in, each `(what it said) => (state) => state`.

/** The address is another now, or none. */
export const emailRead =
  (email: string | undefined) =>
  ({ email: _, ...state }: EmbeddedState): EmbeddedState => ({ ...state, ...(email !== undefined && { email }) })

/** Who is logged in; undefined: nobody. */
export const userRead =
  (read: Pick<User, 'email' | 'userName'> | undefined, socialProvider: SocialProvider | undefined) =>
  (before: EmbeddedState): EmbeddedState => {
    const { email, userName } = read ?? {}
    // A name beside it is that of a social login, which no other address takes the place of.
    const { user: _, socialProvider: __, ...state } = emailRead(userName === undefined ? email : undefined)(before)
    const user = { ...(email !== undefined && { email }), ...(userName !== undefined && { userName }) }
    return { ...state, ...(read && { user }), ...(socialProvider && { socialProvider }) }
  }

/** Whether the smart account is on the chain in use. */
export const deploymentRead =
  (smartAccountDeployed: boolean | undefined) =>
  ({ smartAccountDeployed: _, ...state }: EmbeddedState): EmbeddedState => ({
    ...state,
    ...(smartAccountDeployed !== undefined && { smartAccountDeployed }),
  })
