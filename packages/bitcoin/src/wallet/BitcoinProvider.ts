import type { PairingProvider, StandardAccount, StandardWallet } from '@kit/adapter'
import type { CaipNetworkId } from '@kit/core/adapter'
import type { WbipWallet } from '../wbip/WbipWallet.js'

/** A session with a wallet-standard wallet. Such wallets have accounts on each network and none selected: the page chooses. */
export type StandardProvider = {
  readonly kind: 'standard'
  readonly wallet: StandardWallet
  /** The wallet's own object for an address; undefined when it was withdrawn. */
  findAccount(address: string): StandardAccount | undefined
  /** Changes to the accounts of another network. False when the wallet has none there. */
  select(networkId: CaipNetworkId): boolean
}

/** A session with a wallet that speaks WBIP (sats-connect). */
export type WbipProvider = { readonly kind: 'wbip'; readonly wallet: WbipWallet }

/** What sessions of this namespace have as their provider. */
export type BitcoinProvider = StandardProvider | WbipProvider | PairingProvider
