import type { StoragePort } from '../ports/Ports.js'
import type { RecentWallets } from '../wallet/createRecentWallets.js'

/** Reads recent wallets on start, and again when another tab writes them. */
export function watchRecentStorage(storage: StoragePort, recent: RecentWallets): () => void {
  recent.reload()
  try {
    return storage.watch((changed) => {
      if (changed === recent.key || changed === null) recent.reload()
    })
  } catch {
    return () => {}
  }
}
