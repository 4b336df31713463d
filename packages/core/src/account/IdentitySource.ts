import type { ReadCall } from '../adapter/ReadCall.js'
import type { Identity } from '../chain/Identity.js'

/** Input of an {@link IdentitySource}. */
export type IdentitySourceCall = ReadCall & {
  readonly address: string
  /** Reads the identity from the chain, for addresses that the source doesn't know. Undefined on chains without a name service. */
  readonly readChain: (() => Promise<Identity>) | undefined
}

/**
 * Source of account names and avatars. It replaces the lookup on the chain; call `readChain` to fall back to it.
 *
 * @example
 * const source: IdentitySource = async ({ address, readChain }) => {
 *   const name = await findUserName(address).catch(() => undefined)
 *   return name === undefined && readChain ? readChain() : { name, avatar: undefined }
 * }
 */
export type IdentitySource = (call: IdentitySourceCall) => Promise<Identity>
