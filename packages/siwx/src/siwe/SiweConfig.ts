/** The signed-in account as reported by a server. */
export type SiweSession = {
  readonly address: string
  /** EVM chain ID, such as `1` for Ethereum. */
  readonly chainId: number
}

/** Message options of an app. All are optional. */
export type SiweMessageParams = {
  /** Defaults to the host and port of the page. */
  readonly domain?: string
  /** Defaults to the origin and path of the page. */
  readonly uri?: string
  /** Chain IDs that the app signs in on. The message uses the active one. */
  readonly chains?: readonly number[]
  readonly statement?: string
  /** RFC 3339, like the other times. Defaults to the current time. */
  readonly iat?: string
  readonly exp?: string
  readonly nbf?: string
  readonly requestId?: string
  readonly resources?: string[]
}

/** Input of `createMessage`. */
export type SiweMessageInput = Omit<SiweMessageParams, 'chains'> & {
  readonly type: 'eip4361'
  readonly version: '1'
  readonly domain: string
  readonly uri: string
  readonly iat: string
  /** A did:pkh (`did:pkh:eip155:1:0x…`), or the plain address if the app's function doesn't accept a did:pkh. */
  readonly address: string
  readonly chainId: number
  readonly nonce: string
}

/**
 * Sign-in with Ethereum whose nonces, verification and sessions come from the app's server, in the shape that many kits use.
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
  /** Returns a nonce of at least 8 letters and digits that was never used. */
  getNonce(address?: string): Promise<string>
  /** Returns the EIP-4361 message. */
  createMessage(input: SiweMessageInput): string | Promise<string>
  /** Returns whether the server accepted the sign-in. Rejects if the server can't be reached. */
  verifyMessage(signed: {
    readonly message: string
    readonly signature: string
    readonly cacao?: unknown
  }): Promise<boolean>
  /**
   * Returns the current session, or null if there is none. Rejects if the server can't be reached, in which case the user isn't asked to
   * sign in again.
   */
  getSession(): Promise<SiweSession | null>
  /** Returns whether the session was ended. A rejection counts as false. */
  signOut(): Promise<boolean>
  getMessageParams?(): Promise<SiweMessageParams> | SiweMessageParams
  onSignIn?(session?: SiweSession): void
  onSignOut?(): void
  /** Whether users must sign in to continue. Defaults to `true`. */
  readonly required?: boolean
  /** Whether users are asked to sign in. Defaults to `true`. */
  readonly enabled?: boolean
  /** Whether disconnecting signs out. Defaults to `true`. */
  readonly signOutOnDisconnect?: boolean
  /** Whether switching accounts signs out. Defaults to `true`. */
  readonly signOutOnAccountChange?: boolean
  /** Whether switching networks signs out, since each chain has its own session. Defaults to `true`. */
  readonly signOutOnNetworkChange?: boolean
  /** How long a pending message is used before it's renewed with a new nonce, in milliseconds. Defaults to 5 minutes. */
  readonly nonceRefetchIntervalMs?: number
  /** How often to check with the server whether the session still exists, in milliseconds. Defaults to 5 minutes. */
  readonly sessionRefetchIntervalMs?: number
}
