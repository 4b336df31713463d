import type { Wallet, WalletAccount } from '@wallet-standard/base'

/**
 * A wallet of the wallet standard. The object comes from the page and is hostile: any getter may throw, any function may throw, answer
 * anything or never answer.
 */
export type StandardWallet = Wallet

/** An account of such a wallet, as hostile as the wallet. */
export type StandardAccount = WalletAccount
