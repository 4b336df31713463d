import type { ReadCall } from '../adapter/ReadCall.js'
import type { Identity } from '../chain/Identity.js'

/** What an {@link IdentitySource} is asked. */
export type IdentitySourceCall = ReadCall & {
  readonly address: string
  /** Asks the chain, for what the source does not know. Undefined where the chain knows no names. */
  readonly readChain: (() => Promise<Identity>) | undefined
}

/**
 * Who knows names and pictures of accounts. It is asked in place of the chain, and asks that itself where it fails or knows nothing.
 *
 * @example
 * const source: IdentitySource = async ({ address, readChain }) => {
 *   const name = await findUserName(address).catch(() => undefined)
 *   return name === undefined && readChain ? readChain() : { name, avatar: undefined }
 * }
 */
export type IdentitySource = (call: IdentitySourceCall) => Promise<Identity>
