import type { PairingProvider, StandardAccount, StandardWallet } from '@kit/adapter'
import type { CaipNetworkId } from '@kit/core/adapter'
import type { WbipWallet } from '../wbip/WbipWallet.js'

/** A session with a wallet-standard wallet. Such wallets have accounts on every network and no selected one: the page chooses. */
export type StandardProvider = {
  readonly kind: 'standard'
  readonly wallet: StandardWallet
  /** Returns the wallet's own object for an address, or undefined if access was revoked. */
  findAccount(address: string): StandardAccount | undefined
  /** Switches to the accounts of another network. Returns false if the wallet has none there. */
  select(networkId: CaipNetworkId): boolean
}

/** A session with a wallet that supports WBIP (sats-connect). */
export type WbipProvider = { readonly kind: 'wbip'; readonly wallet: WbipWallet }

/** The provider of sessions in this namespace. */
export type BitcoinProvider = StandardProvider | WbipProvider | PairingProvider
