import type { MessageVerifier } from '@kit/core/plugin'
import type { SiwxSession } from '../check/SiwxSession.js'
import type { SiwxConfig } from '../config/SiwxConfig.js'

/** Options for {@link createSiwx}. All are optional. */
export type PageSiwxOptions = Pick<
  SiwxConfig,
  'namespaces' | 'scope' | 'signOutOnAccountChange' | 'signOutOnDisconnect' | 'signOutOnNetworkChange' | 'view'
> & {
  /** The statement shown to the user: letters, digits, URI characters and spaces. */
  readonly statement?: string
  /** URIs related to the sign-in, such as terms or pages. Up to 20. */
  readonly resources?: readonly string[]
  /** How long a sign-in is valid, in milliseconds. Defaults to 7 days. */
  readonly expirationMs?: number
  /** Returns a nonce of at least 8 letters and digits that was never used. Defaults to 24 random characters. */
  getNonce?(): Promise<string>
  /** Returns the app's ID for this sign-in. */
  getRequestId?(): string
  /** Verify signatures. Defaults to the adapters. */
  readonly verifiers?: readonly MessageVerifier<SiwxSession>[]
  /** Where sessions are stored: in the browser (the default), in the tab, or nowhere. With `none`, users sign in again after a reload. */
  readonly storage?: 'local' | 'session' | 'none'
  /** Signs messages instead of the wallet. */
  readonly signer?: SiwxConfig['signMessage']
  /** Whether users who don't sign in are disconnected. Defaults to `true`. */
  readonly required?: boolean
  /** Defaults to the host and port of the page. */
  readonly domain?: string
  /** Defaults to the origin and path of the page. */
  readonly uri?: string
}
