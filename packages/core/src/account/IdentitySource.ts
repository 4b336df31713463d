import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Identity } from '../chain/Identity.js'

/** What an {@link IdentitySource} is asked. */
export type IdentitySourceCall = {
  readonly networkId: CaipNetworkId
  readonly address: string
  /** The name is known to have changed: to be read past every cache. */
  readonly isFresh: boolean
  readonly signal: AbortSignal
}

/**
 * A service that knows names and pictures of accounts. It is asked before the chain; the chain is asked when it fails, or resolves with
 * undefined or with neither name nor picture.
 *
 * @example
 * const source: IdentitySource = async ({ address }) => ({ name: await findUserName(address), avatar: undefined })
 */
export type IdentitySource = (call: IdentitySourceCall) => Promise<Identity | undefined>
