import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { NameAttributes } from '../parse/parseNameRecord.js'

/** What the holder of a name asks for. */
export type NameRequest =
  | { readonly name: string; readonly attributes?: NameAttributes | undefined }
  | { readonly attributes: NameAttributes }
  | { readonly coinType: number; readonly address: string }

/** A request with its signature. */
export type SignedNameRequest = {
  /** The text that {@link nameMessage} made, as it was signed. */
  readonly message: string
  /** EIP-191, of a key, a contract wallet (EIP-1271) or one to come (EIP-6492). */
  readonly signature: string
  /** The signer, with checksum. */
  readonly address: string
  /** ENSIP-11, of the chain of the signer: see {@link coinTypeOf}. */
  readonly coinType: number
}

/**
 * The exact text to sign for registering a name, replacing its attributes or setting an address of it. It contains the time, in seconds, by the
 * client's clock; services accept it once, for some ten seconds.
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
 * ENSIP-11 coin type of an EVM network: 60 for Ethereum, else its number with the highest bit. Undefined for other families.
 *
 * @example coinTypeOf('eip155:100') // 2147483748
 */
export function coinTypeOf(networkId: CaipNetworkId): number | undefined {
  const [, reference] = /^eip155:(\d{1,10})$/.exec(networkId) ?? []
  const id = Number(reference)
  if (reference === undefined || id >= 2 ** 31) return undefined
  return id === 1 ? 60 : 2 ** 31 + id
}

/** The body of the three calls. */
export function signedBody({ message, signature, address, coinType }: SignedNameRequest): {
  readonly message: string
  readonly signature: string
  readonly address: string
  readonly coin_type: number
} {
  return { message, signature, address, coin_type: coinType }
}
