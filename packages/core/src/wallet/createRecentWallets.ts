import type { Wallet, WalletRow } from '../directory/Wallet.js'
import type { StoredJson } from '../ports/createStoredJson.js'
import type { Store } from '../store/createStore.js'
import { parseStoredWallets, recentWalletCount } from './parseStoredWallets.js'
import { mayBeSameWallet, walletKeys } from './walletKeys.js'

/** The wallets that the visitor used lately, newest first. */
export type RecentWallets = {
  /** Where storage has them. */
  readonly key: string
  /** Puts a wallet first and keeps it over reloads. */
  remember(wallet: Wallet): void
  /** Takes away whatever a row stands for. */
  forget(row: Pick<WalletRow, 'name' | 'rdns' | 'wallet'>): void
  /** Reads storage again: at the start, and when another tab wrote. */
  reload(): void
}

/** Two recent wallets, persisted (rules entities-13, constants-8). Reads nothing before `reload`. */
export function createRecentWallets(store: Store<readonly Wallet[]>, storage: StoredJson): RecentWallets {
  return {
    key: storage.key,
    remember(wallet) {
      store.update((wallets) => {
        if (wallets[0] === wallet) return wallets
        return [wallet, ...wallets.filter(({ id }) => id !== wallet.id)].slice(0, recentWalletCount)
      })
      storage.write(store.getState())
    },
    forget(row) {
      const keys = walletKeys({ ...row, directoryId: row.wallet?.id })
      const isOther = (wallet: Wallet) =>
        !mayBeSameWallet(wallet, row) ||
        !walletKeys({ ...wallet, directoryId: wallet.id }).some((key) => keys.includes(key))
      store.update((wallets) => wallets.filter(isOther))
      storage.write(store.getState())
    },
    reload() {
      const wallets = parseStoredWallets(storage.read())
      store.update((known) => (JSON.stringify(known) === JSON.stringify(wallets) ? known : wallets))
    },
  }
}
