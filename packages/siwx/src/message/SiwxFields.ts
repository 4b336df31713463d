import type { CaipNetworkId } from '@kit/core'

/**
 * What a sign-in message says: the fields of EIP-4361 and CAIP-122. Dates are RFC 3339.
 *
 * @example
 * const fields: SiwxFields = {
 *   domain: 'dapp.example',
 *   accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
 *   uri: 'https://dapp.example/',
 *   version: '1',
 *   chainId: 'eip155:1',
 *   nonce: '7pZ1mBwC4tXq9sKd',
 *   issuedAt: '2026-11-23T10:00:00.000Z',
 * }
 */
export type SiwxFields = {
  /** The scheme of the page, where the text names it: it does so when it is not `https`. */
  readonly scheme?: string
  /** RFC 3986 authority of the page that asks, with its port if it has one. */
  readonly domain: string
  readonly accountAddress: string
  /** What the visitor is told, in the letters, digits and signs of URIs and in spaces; never empty. */
  readonly statement?: string
  /** RFC 3986 URI of what the signature is for. */
  readonly uri: string
  readonly version: '1'
  /** CAIP-2 id of the network that the account is on. */
  readonly chainId: CaipNetworkId
  /** At least 8 letters and digits, never used before. */
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  /** RFC 3986 URIs; absent is not the same text as none. */
  readonly resources?: readonly string[]
}
