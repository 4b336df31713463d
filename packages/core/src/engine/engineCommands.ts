import type { BalanceQuery, TokensQuery } from '../account/BalanceQuery.js'

import type { Target } from '../adapter/Target.js'
import type { WalletRow } from '../directory/Wallet.js'
import type { PairingRequest } from '../flows/createPairings.js'
import type { Services } from '../services/createServices.js'

export { startServices } from './startServices.js'

// Exported after the services, whose code they use: the chunk compresses better in this order.

export { connect } from '../commands/connect.js'
export { disconnect } from '../commands/disconnect.js'
export { openWalletLink } from '../commands/openWalletLink.js'
export { removeNetwork } from '../commands/removeNetwork.js'
export { setActive } from '../commands/setActive.js'

/** Implements `kit.cancelConnect`. */
export const cancelConnect = (services: Services) => (): void => services.connecting.cancel()

/** Implements `kit.forgetWallet`. */
export const forgetWallet =
  ({ recentWallets }: Services) =>
  (row: Pick<WalletRow, 'name' | 'rdns' | 'wallet'>): void =>
    recentWallets.forget(row)

/** Implements `kit.getProvider`. Throws the errors of `Targets`. */
export const getProvider =
  ({ targets }: Services) =>
  (target: Target = {}): unknown =>
    targets.live(targets.find(target).connection).session.provider

/** Implements `kit.refreshBalance`. */
export const refreshBalance =
  ({ reads }: Services) =>
  (query?: BalanceQuery): Promise<void> =>
    reads.refresh(query)

/** Implements `kit.refreshTokens`. */
export const refreshTokens =
  ({ reads, tokens: values }: Services) =>
  (query?: TokensQuery): Promise<void> =>
    reads.refresh({ ...query, values })

/** Implements `kit.startPairing`. */
export const startPairing =
  ({ pairing }: Services) =>
  (request?: PairingRequest): Promise<void> =>
    pairing.retry(request)
