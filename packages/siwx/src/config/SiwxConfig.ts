import type { CaipNetworkId, ChainNamespace } from '@kit/core'
import type { PluginContext } from '@kit/core/plugin'
import type { EmailCapture } from '../capture/CaptureState.js'
import type { SiwxSession } from '../check/SiwxSession.js'
import type { SiwxMessage, SiwxMessageInput } from '../message/toSignInMessage.js'

/**
 * How an app signs its visitors in: what the plugin `siwx` asks. `createSiwx` and `serverSiwx` make one; an app may write its own.
 */
export type SiwxConfig = {
  /** Makes the message for an account, with a nonce that was never used. */
  createMessage(input: SiwxMessageInput): Promise<SiwxMessage>
  /** Checks a session, then keeps it. @throws KitError `siwx/invalid`, or `siwx/unknown` when it could not be checked now */
  addSession(session: SiwxSession): Promise<void>
  /** Checks all, then keeps these in place of what was kept; `[]` signs out. @throws as `addSession` */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /**
   * The valid ones of an account, whichever network of its namespace they were made on. Deletes the invalid ones; those that could not be
   * checked stay kept, and are not shown.
   */
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]>
  /** Deletes the sessions where both match. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Signs in place of the wallet. */
  signMessage?(call: {
    readonly message: string
    readonly chainId: CaipNetworkId
    readonly accountAddress: string
  }): Promise<string>
  /** Whether a visitor who does not sign in is disconnected. Default true. */
  getRequired?(): boolean
  /** Default true. */
  readonly signOutOnDisconnect?: boolean
  /** Default false. */
  readonly signOutOnAccountChange?: boolean
  /** Default false. */
  readonly signOutOnNetworkChange?: boolean
  /** Who is asked to sign in. Default: every namespace that can sign and verify. */
  readonly namespaces?: readonly ChainNamespace[]
  /** Calls back when sessions changed without the kit: in another tab, or on the server. Returns the end. */
  watchSessions?(listener: () => void): () => void
  /** What one sign-in is good for: the address on all networks of its namespace (default), or one network. */
  readonly scope?: 'namespace' | 'network'
  /** The view that asks the visitor, where the kit has a modal. Default `SIWXSignMessage`. */
  readonly view?: 'SIWXSignMessage' | 'ConnectingSiwe'
  /** After this a message that waits for the visitor is made anew while it is looked at; after twice that it is too old. Default 5 min. */
  readonly messageRenewMs?: number
  /** Asks for an e-mail address before the sign-in. */
  readonly emailCapture?: EmailCapture
  /** Whether a configured service signs in, such as a kit-server, and not the app's own server: a region may block it. Default false. */
  readonly isHosted?: boolean
  /** Called once, when the kit is made. */
  attach?(context: PluginContext): void
  /** Somebody may sign in soon: what the next message needs, such as a nonce, is fetched ahead. Never called when a page loads. */
  prepare?(): void
}
