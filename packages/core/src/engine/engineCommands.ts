import type { BalanceQuery, TokensQuery } from '../account/BalanceQuery.js'
import type { Loadables } from '../account/Loadables.js'
import type { Target } from '../adapter/Target.js'
import type { TokenBalance } from '../chain/Token.js'
import type { Connect } from '../connection/createConnect.js'
import type { WalletRow } from '../directory/Wallet.js'
import type { PairingRequest, Pairings } from '../flows/createPairings.js'
import type { Reads } from '../flows/createReads.js'
import type { Targets } from '../flows/createTargets.js'
import type { Store } from '../store/createStore.js'
import type { RecentWallets } from '../wallet/createRecentWallets.js'

export { startServices } from './startServices.js'

// Exported after the services, whose code they use: the chunk compresses better in this order.

export { connect } from '../commands/connect.js'
export { disconnect } from '../commands/disconnect.js'
export { openWalletLink } from '../commands/openWalletLink.js'
export { removeNetwork } from '../commands/removeNetwork.js'
export { setActive } from '../commands/setActive.js'

/** Implements `kit.cancelConnect`. */
export const cancelConnect =
  ({ connecting }: { readonly connecting: Connect }) =>
  (): void =>
    connecting.cancel()

/** Implements `kit.forgetWallet`. */
export const forgetWallet =
  ({ recentWallets }: { readonly recentWallets: RecentWallets }) =>
  (row: Pick<WalletRow, 'name' | 'rdns' | 'wallet'>): void =>
    recentWallets.forget(row)

/** Implements `kit.getProvider`. Throws the errors of `Targets`. */
export const getProvider =
  ({ targets }: { readonly targets: Targets }) =>
  (target: Target = {}): unknown =>
    targets.live(targets.find(target).connection).session.provider

/** Implements `kit.refreshBalance`. */
export const refreshBalance =
  ({ reads }: { readonly reads: Reads }) =>
  (query?: BalanceQuery): Promise<void> =>
    reads.refresh(query)

/** Implements `kit.refreshTokens`. */
export const refreshTokens =
  ({ reads, tokens: values }: { readonly reads: Reads; readonly tokens: Store<Loadables<readonly TokenBalance[]>> }) =>
  (query?: TokensQuery): Promise<void> =>
    reads.refresh({ ...query, values })

/** Implements `kit.startPairing`. */
export const startPairing =
  ({ pairing }: { readonly pairing: Pairings }) =>
  (request?: PairingRequest): Promise<void> =>
    pairing.retry(request)
