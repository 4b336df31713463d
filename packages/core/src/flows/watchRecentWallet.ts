import type { ConnectorInfo } from '../connector/Connector.js'
import type { Wallet } from '../directory/Wallet.js'
import type { Events } from '../event/createEvents.js'
import type { RecentWallets } from '../wallet/createRecentWallets.js'
import { normalizeWalletName } from '../wallet/walletKeys.js'

/** A wallet that was connected becomes the most recent one (specification, section 3). */
export function watchRecentWallet(deps: {
  readonly events: Pick<Events, 'events$'>
  readonly recent: RecentWallets
  readonly findConnector: (id: string) => ConnectorInfo | undefined
  /** The wallet that the visitor chose last. */
  readonly chosen: () => Wallet | undefined
  /** Wallets known by name: the directory's, the app's. */
  readonly known: () => readonly Wallet[]
}): () => void {
  const subscription = deps.events.events$.subscribe((event) => {
    if (event.type !== 'connection/connected') return
    const connector = deps.findConnector(event.connectorId)
    if (connector === undefined) return
    const wallet = connector.type === 'WALLET_CONNECT' ? pairedWallet(event.walletName) : injectedWallet(connector)
    if (wallet !== undefined) deps.recent.remember(wallet)
  })

  /** A pairing tells no more than a name; the directory knows how to reach that wallet again. */
  function pairedWallet(name: string): Wallet | undefined {
    const same = (wallet: Wallet): boolean => normalizeWalletName(wallet.name) === normalizeWalletName(name)
    return deps.known().find(same) ?? deps.chosen()
  }

  function injectedWallet({ id, name, rdns, explorerId, imageUrl, imageId }: ConnectorInfo): Wallet {
    const known = deps
      .known()
      .find((wallet) => wallet.id === explorerId || (rdns !== undefined && wallet.rdns === rdns))
    if (known !== undefined) return known
    return {
      id: explorerId ?? rdns ?? id,
      name,
      chains: [],
      ...(rdns !== undefined && { rdns }),
      ...(imageId !== undefined && { imageId }),
      ...(imageUrl !== undefined && { imageUrl }),
    }
  }

  return () => subscription.unsubscribe()
}
