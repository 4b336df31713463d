import type { Wallet } from '../directory/Wallet.js'
import type { Store } from '../store/createStore.js'
import { parseStoredWallets, recentWalletCount } from './parseStoredWallets.js'

/** The wallets that the visitor used lately, newest first. */
export type RecentWallets = {
  /** Puts a wallet first and keeps it over reloads. */
  remember(wallet: Wallet): void
  /** Reads storage again: at the start, and when another tab wrote. */
  reload(): void
}

/** Two recent wallets, persisted (rules entities-13, constants-8). Reads nothing before `reload`. */
export function createRecentWallets(
  store: Store<readonly Wallet[]>,
  storage: { read(): unknown; write(wallets: readonly Wallet[]): void },
): RecentWallets {
  return {
    remember(wallet) {
      store.update((wallets) => {
        if (wallets[0] === wallet) return wallets
        return [wallet, ...wallets.filter(({ id }) => id !== wallet.id)].slice(0, recentWalletCount)
      })
      storage.write(store.getState())
    },
    reload() {
      const wallets = parseStoredWallets(storage.read())
      store.update((known) => (JSON.stringify(known) === JSON.stringify(wallets) ? known : wallets))
    },
  }
}
