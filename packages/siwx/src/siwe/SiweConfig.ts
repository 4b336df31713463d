/** Who a server says is signed in. */
export type SiweSession = {
  readonly address: string
  /** Reference of the EVM chain, `1` for Ethereum. */
  readonly chainId: number
}

/** What an app says of its messages; everything has a default. */
export type SiweMessageParams = {
  /** Default: host and port of the page. */
  readonly domain?: string
  /** Default: origin and path of the page. */
  readonly uri?: string
  /** The chains that the app signs in on. The message is for the one in use. */
  readonly chains?: readonly number[]
  readonly statement?: string
  /** RFC 3339, as the other times. Default: now. */
  readonly iat?: string
  readonly exp?: string
  readonly nbf?: string
  readonly requestId?: string
  readonly resources?: string[]
}

/** What a message is made of. */
export type SiweMessageInput = Omit<SiweMessageParams, 'chains'> & {
  readonly type: 'eip4361'
  readonly version: '1'
  readonly domain: string
  readonly uri: string
  readonly iat: string
  /** A did:pkh (`did:pkh:eip155:1:0x…`); the plain address where the app's function does not take that. */
  readonly address: string
  readonly chainId: number
  readonly nonce: string
}

/**
 * A sign-in with Ethereum whose nonces, checks and sessions are the app's server's, as many kits take it.
 *
 * @example
 * const siweConfig: SiweConfig = {
 *   getNonce: async () => (await fetch('/nonce')).text(),
 *   createMessage: ({ address, ...args }) => formatSiweMessage(args, address),
 *   verifyMessage: async (signed) => (await fetch('/verify', { method: 'POST', body: JSON.stringify(signed) })).ok,
 *   getSession: async () => (await fetch('/session')).json(),
 *   signOut: async () => (await fetch('/sign-out', { method: 'POST' })).ok,
 * }
 */
export type SiweConfig = {
  /** A nonce of 8 letters and digits or more, which was never used. */
  getNonce(address?: string): Promise<string>
  /** Writes the EIP-4361 text. */
  createMessage(input: SiweMessageInput): string | Promise<string>
  /** Whether the server took the sign-in. Rejects when it could not be asked. */
  verifyMessage(signed: {
    readonly message: string
    readonly signature: string
    readonly cacao?: unknown
  }): Promise<boolean>
  /** Who is signed in; null when nobody is. Rejects when the server could not be asked: then nobody is asked to sign in again. */
  getSession(): Promise<SiweSession | null>
  /** False, or a rejection: the session is still there. */
  signOut(): Promise<boolean>
  getMessageParams?(): Promise<SiweMessageParams> | SiweMessageParams
  onSignIn?(session?: SiweSession): void
  onSignOut?(): void
  /** False: the visitor may go on without signing in. Default true. */
  readonly required?: boolean
  /** False: nobody is asked. Default true. */
  readonly enabled?: boolean
  /** Default true. */
  readonly signOutOnDisconnect?: boolean
  /** Default true. */
  readonly signOutOnAccountChange?: boolean
  /** Default true: each chain wants a sign-in of its own. */
  readonly signOutOnNetworkChange?: boolean
  /** After this a message that waits for the visitor is made anew, with another nonce. Default 5 min. */
  readonly nonceRefetchIntervalMs?: number
  /** How often the server is asked whether the session is still there. Default 5 min. */
  readonly sessionRefetchIntervalMs?: number
}
