import type { CaipNetworkId } from '@kit/core'

/**
 * Fields of a sign-in message, as in EIP-4361 and CAIP-122. Dates are RFC 3339.
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
  /** The scheme of the page. Included in the message only if it isn't `https`. */
  readonly scheme?: string
  /** RFC 3986 authority of the page, including its port. */
  readonly domain: string
  readonly accountAddress: string
  /** The statement shown to the user. Letters, digits, URI characters and spaces; never empty. */
  readonly statement?: string
  /** RFC 3986 URI of the subject of the signature. */
  readonly uri: string
  readonly version: '1'
  /** CAIP-2 ID of the account's network. */
  readonly chainId: CaipNetworkId
  /** At least 8 letters and digits, never used before. */
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  /** RFC 3986 URIs. An empty list produces a different message than undefined. */
  readonly resources?: readonly string[]
}
