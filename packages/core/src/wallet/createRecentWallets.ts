import type { Wallet, WalletRow } from '../directory/Wallet.js'
import type { StoredJson } from '../ports/createStoredJson.js'
import type { Store } from '../store/createStore.js'
import { parseStoredWallets, recentWalletCount } from './parseStoredWallets.js'
import { mayBeSameWallet, walletKeys } from './walletKeys.js'

/** Recently used wallets, newest first. */
export type RecentWallets = {
  /** The storage key. */
  readonly key: string
  /** Puts a wallet first, and stores the list. */
  remember(wallet: Wallet): void
  /** Removes the wallet of a row. */
  forget(row: Pick<WalletRow, 'name' | 'rdns' | 'wallet'>): void
  /** Reads storage again, on start and when another tab writes it. */
  reload(): void
}

/** Creates the list of two recent wallets, which is stored (rules entities-13, constants-8). Reads nothing before `reload`. */
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
