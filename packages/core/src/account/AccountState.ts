import type { CaipAddress } from '../caip/CaipNetworkId.js'
import type { Account, AccountType } from '../chain/Account.js'
import type { Balance } from '../chain/Balance.js'
import type { Identity } from '../chain/Identity.js'
import type { Loadable } from '../chain/Loadable.js'
import { idle } from './Loadables.js'

/** The active account of one namespace (rule entities-6). */
export type AccountState = {
  readonly caipAddress: CaipAddress | undefined
  readonly address: string | undefined
  readonly type: AccountType | undefined
  readonly allAccounts: readonly Account[]
  readonly balance: Loadable<Balance>
  readonly identity: Loadable<Identity>
  /** A page about the address on the active network's block explorer. */
  readonly addressExplorerUrl: string | undefined
  /** The wallet that the account belongs to. */
  readonly connectedWallet: { readonly id: string; readonly name: string; readonly imageUrl?: string } | undefined
}

/** The initial state, also used to reset the account when its connection ends. */
export const noAccount: AccountState = {
  caipAddress: undefined,
  address: undefined,
  type: undefined,
  allAccounts: [],
  balance: idle,
  identity: idle,
  addressExplorerUrl: undefined,
  connectedWallet: undefined,
}
