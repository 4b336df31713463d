import type { WalletRow } from '../directory/Wallet.js'
import type { Services } from '../services/createServices.js'

/** Takes a wallet from those that were used lately. */
export const forgetWallet =
  ({ recentWallets }: Services) =>
  (row: Pick<WalletRow, 'name' | 'rdns' | 'wallet'>): void =>
    recentWallets.forget(row)
