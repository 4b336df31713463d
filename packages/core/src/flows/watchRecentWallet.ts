import type { ConnectorInfo } from '../connector/Connector.js'
import type { Directory } from '../directory/Directory.js'
import type { Wallet } from '../directory/Wallet.js'
import { watchEvents } from '../event/watchEvents.js'
import type { State } from '../state/createState.js'
import type { RecentWallets } from '../wallet/createRecentWallets.js'
import { normalizeWalletName } from '../wallet/walletKeys.js'
import type { Pairings } from './createPairings.js'

/** Makes a connected wallet the most recent one (rule entities-13). */
export function watchRecentWallet(
  {
    connectors,
    events,
    pairing,
    recentWallets,
    settings,
  }: Pick<State, 'connectors' | 'events' | 'settings'> & {
    readonly pairing: Pick<Pairings, 'wallet'>
    readonly recentWallets: RecentWallets
  },
  directory: () => Directory | undefined,
): () => void {
  /** Returns the wallets of the directory and the app. */
  function known(): readonly Wallet[] {
    const found = directory()?.getState()
    const lists = found && [found.featured, found.recommended, found.all.wallets, found.search.wallets]
    return [...(settings.wallets?.custom ?? []), ...(lists?.flat() ?? [])]
  }

  /** A pairing provides only a name. The directory entry tells how to reach that wallet again. */
  function pairedWallet(name: string): Wallet | undefined {
    const same = (wallet: Wallet): boolean => normalizeWalletName(wallet.name) === normalizeWalletName(name)
    return known().find(same) ?? pairing.wallet()
  }

  function injectedWallet({ id, name, rdns, explorerId, imageUrl, imageId }: ConnectorInfo): Wallet {
    const same = (wallet: Wallet) => wallet.id === explorerId || (rdns !== undefined && wallet.rdns === rdns)
    const found = known().find(same)
    if (found !== undefined) return found
    return {
      id: explorerId ?? rdns ?? id,
      name,
      chains: [],
      ...(rdns !== undefined && { rdns }),
      ...(imageId !== undefined && { imageId }),
      ...(imageUrl !== undefined && { imageUrl }),
    }
  }

  return watchEvents(events.events$, (event) => {
    if (event.type !== 'connection/connected') return
    const connector = connectors.find(event.connectorId)?.info
    if (connector === undefined) return
    const wallet = connector.type === 'WALLET_CONNECT' ? pairedWallet(event.walletName) : injectedWallet(connector)
    if (wallet !== undefined) recentWallets.remember(wallet)
  })
}
