import type { CaipNetworkId, ChainNamespace } from '@kit/core'
import type { PluginContext } from '@kit/core/plugin'
import type { EmailCapture } from '../capture/CaptureState.js'
import type { SiwxSession } from '../check/SiwxSession.js'
import type { SiwxMessage, SiwxMessageInput } from '../message/toSignInMessage.js'
import type { SignedInAccount } from '../server/SignedInAccount.js'

/** How an app signs in its users. `createSiwx` and `serverSiwx` create one, or an app implements its own. */
export type SiwxConfig = {
  /** Creates the message for an account, with a nonce that was never used. */
  createMessage(input: SiwxMessageInput): Promise<SiwxMessage>
  /** Verifies and stores a session. @throws KitError `siwx/invalid`, or `siwx/unknown` if it couldn't be verified at this time */
  addSession(session: SiwxSession): Promise<void>
  /** Verifies all sessions and stores them in place of the stored ones. `[]` signs out. @throws as `addSession` */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /**
   * Returns the valid sessions of an account, for any network of its namespace. Deletes invalid sessions. Sessions that couldn't be
   * verified stay stored but aren't returned.
   */
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]>
  /** Deletes the sessions of an account on a network. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Signs the message instead of the wallet. */
  signMessage?(call: {
    readonly message: string
    readonly chainId: CaipNetworkId
    readonly accountAddress: string
  }): Promise<string>
  /** Whether users who don't sign in are disconnected. Defaults to `true`. */
  getRequired?(): boolean
  /** Whether disconnecting signs out. Defaults to `true`. */
  readonly signOutOnDisconnect?: boolean
  /** Whether switching accounts signs out. Defaults to `false`. */
  readonly signOutOnAccountChange?: boolean
  /** Whether switching networks signs out. Defaults to `false`. */
  readonly signOutOnNetworkChange?: boolean
  /** Namespaces that require sign-in. Defaults to all that can sign and verify. */
  readonly namespaces?: readonly ChainNamespace[]
  /** Subscribes to session changes from outside the kit: in another tab or on the server. Returns a function that unsubscribes. */
  watchSessions?(listener: () => void): () => void
  /** Scope of a sign-in: the address on all networks of its namespace (the default), or one network. */
  readonly scope?: 'namespace' | 'network'
  /** The modal view for sign-in. Defaults to `SIWXSignMessage`. */
  readonly view?: 'SIWXSignMessage' | 'ConnectingSiwe'
  /**
   * How long a pending message is used before it's renewed while the view is visible, in milliseconds. After twice that time it's too old
   * to sign. Defaults to 5 minutes.
   */
  readonly messageRenewMs?: number
  /**
   * Accounts that the server found signed in when it rendered the page, such as those of `getSession(headers)`. The state of a stored
   * account among them is `signedIn`, without a session, from the first render until it has been checked.
   */
  readonly initialAccounts?: readonly SignedInAccount[] | undefined
  /** Asks for an email address before sign-in. */
  readonly emailCapture?: EmailCapture
  /**
   * Whether sign-in uses a configured service, such as a kit-server, instead of the app's own server. Region rules can block such a
   * service. Defaults to `false`.
   */
  readonly isHosted?: boolean
  /** Called once, when the kit is created. */
  attach?(context: PluginContext): void
  /** Called when sign-in is likely, to prefetch what the next message needs, such as a nonce. Never called on page load. */
  prepare?(): void
}
