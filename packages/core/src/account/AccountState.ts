import type { CaipAddress } from '../caip/Caip.js'
import type { Account, AccountType } from './Account.js'
import type { Balance } from './Balance.js'

/** A thing that is asked from the network. `unavailable` is never passed off as a real zero or a real absence. */
export type Loadable<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly value?: T }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'unavailable'; readonly value?: T; readonly retryAtMs: number }

/** What a name service says of an address. */
export type Identity = { readonly name: string | undefined; readonly avatar: string | undefined }

/** The active account of one namespace (specification, section 3, "Account state per chain"). */
export type AccountState = {
  readonly caipAddress: CaipAddress | undefined
  readonly address: string | undefined
  readonly type: AccountType | undefined
  readonly allAccounts: readonly Account[]
  readonly balance: Loadable<Balance>
  readonly identity: Loadable<Identity>
  /** A page about the address on the active network's block explorer. */
  readonly addressExplorerUrl: string | undefined
  /** The wallet that holds the account. */
  readonly connectedWallet: { readonly id: string; readonly name: string; readonly imageUrl?: string } | undefined
}
