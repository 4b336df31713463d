/**
 * Input of `solana:signIn`, all optional. Dates are RFC 3339. The domain defaults to the page's.
 * https://github.com/phantom/sign-in-with-solana
 */
export type SignInInput = {
  readonly domain?: string
  readonly address?: string
  readonly statement?: string
  readonly uri?: string
  readonly version?: string
  readonly chainId?: string
  readonly nonce?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}
