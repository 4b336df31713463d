import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { NameAttributes } from '../parse/parseNameRecord.js'

/** A request by the holder of a name. */
export type NameRequest =
  | { readonly name: string; readonly attributes?: NameAttributes | undefined }
  | { readonly attributes: NameAttributes }
  | { readonly coinType: number; readonly address: string }

/** A request with its signature. */
export type SignedNameRequest = {
  /** The text returned by {@link nameMessage}, as it was signed. */
  readonly message: string
  /** EIP-191 signature of a key, a contract wallet (EIP-1271), or one that isn't deployed yet (EIP-6492). */
  readonly signature: string
  /** The signer, with checksum. */
  readonly address: string
  /** ENSIP-11 coin type of the signer's chain, see {@link coinTypeOf}. */
  readonly coinType: number
}

/**
 * Returns the exact text to sign for registering a name, replacing its attributes or setting one of its addresses. It contains the client's
 * time in seconds. Services accept it once, for about ten seconds.
 *
 * @example
 * const message = nameMessage(client, { name: 'alice.kit.test' })
 * await registerName(client, { message, signature: await kit.signMessage({ message }), address, coinType: 60 })
 */
export function nameMessage(client: ApiClient, request: NameRequest): string {
  const timestamp = Math.floor(client.now() / 1000)
  if ('coinType' in request) return JSON.stringify({ coin_type: request.coinType, address: request.address, timestamp })
  const { attributes } = request
  if ('name' in request) return JSON.stringify({ name: request.name, ...(attributes && { attributes }), timestamp })
  return JSON.stringify({ attributes, timestamp })
}

/**
 * Returns the ENSIP-11 coin type of an EVM network: 60 for Ethereum, or else its chain ID with the highest bit set. Undefined for other
 * namespaces.
 *
 * @example coinTypeOf('eip155:100') // 2147483748
 */
export function coinTypeOf(networkId: CaipNetworkId): number | undefined {
  const [, reference] = /^eip155:(\d{1,10})$/.exec(networkId) ?? []
  const id = Number(reference)
  if (reference === undefined || id >= 2 ** 31) return undefined
  return id === 1 ? 60 : 2 ** 31 + id
}

/** Returns the body of the three calls. */
export function signedBody({ message, signature, address, coinType }: SignedNameRequest): {
  readonly message: string
  readonly signature: string
  readonly address: string
  readonly coin_type: number
} {
  return { message, signature, address, coin_type: coinType }
}
