import type { MessageVerifier } from '@kit/core/plugin'
import type { SiwxSession } from '../check/SiwxSession.js'
import type { SiwxConfig } from '../config/SiwxConfig.js'

/** What `createSiwx` takes; all of it is optional. */
export type PageSiwxOptions = Pick<
  SiwxConfig,
  'namespaces' | 'scope' | 'signOutOnAccountChange' | 'signOutOnDisconnect' | 'signOutOnNetworkChange' | 'view'
> & {
  /** What the visitor is told: letters, digits and signs of URIs, and spaces. */
  readonly statement?: string
  /** URIs of what the sign-in is about: terms, pages. 20 at most. */
  readonly resources?: readonly string[]
  /** How long a sign-in holds. Default 7 days. */
  readonly expirationMs?: number
  /** Gives a nonce of 8 letters and digits or more, which was never used. Default: 24 from the browser's source of randomness. */
  getNonce?(): Promise<string>
  /** Gives an id of the app's for this sign-in. */
  getRequestId?(): string
  /** Who checks signatures. Default: the adapters. */
  readonly verifiers?: readonly MessageVerifier<SiwxSession>[]
  /** Where sessions are kept: in the browser (default), in the tab, or nowhere: then a reload asks again. */
  readonly storage?: 'local' | 'session' | 'none'
  /** Signs in place of the wallet. */
  readonly signer?: SiwxConfig['signMessage']
  /** Whether a visitor who does not sign in is disconnected. Default true. */
  readonly required?: boolean
  /** Default: host and port of the page. */
  readonly domain?: string
  /** Default: origin and path of the page. */
  readonly uri?: string
}
