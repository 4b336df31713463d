import type { BalanceQuery, TokensQuery } from '../account/BalanceQuery.js'

import type { Target } from '../adapter/Target.js'
import type { WalletRow } from '../directory/Wallet.js'
import type { PairingRequest } from '../flows/createPairings.js'
import type { Services } from '../services/createServices.js'

export { startServices } from './startServices.js'

// The commands follow the services, whose code they use: the chunk compresses better in this order.

export { connect } from '../commands/connect.js'
export { disconnect } from '../commands/disconnect.js'
export { openWalletLink } from '../commands/openWalletLink.js'
export { removeNetwork } from '../commands/removeNetwork.js'
export { setActive } from '../commands/setActive.js'

/** Gives up a connect in progress. */
export const cancelConnect = (services: Services) => (): void => services.connecting.cancel()

/** Takes a wallet from those that were used lately. */
export const forgetWallet =
  ({ recentWallets }: Services) =>
  (row: Pick<WalletRow, 'name' | 'rdns' | 'wallet'>): void =>
    recentWallets.forget(row)

/** The live provider of a connection. Throws what `Targets` throws for one that is not there. */
export const getProvider =
  ({ targets }: Services) =>
  (target: Target = {}): unknown =>
    targets.live(targets.find(target).connection).session.provider

/** Asks a balance again, past the cache. */
export const refreshBalance =
  ({ reads }: Services) =>
  (query?: BalanceQuery): Promise<void> =>
    reads.refresh(query)

/** Reads the tokens of an account again, past the cache. */
export const refreshTokens =
  ({ reads, tokens: values }: Services) =>
  (query?: TokensQuery): Promise<void> =>
    reads.refresh({ ...query, values })

/** Makes a pairing link anew. */
export const startPairing =
  ({ pairing }: Services) =>
  (request?: PairingRequest): Promise<void> =>
    pairing.retry(request)
