import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { AccountType } from '../chain/Account.js'
import type { TokenReference } from '../chain/Token.js'
import type { Wallet, WalletKind } from '../directory/Wallet.js'
import type { InitialState } from '../persistence/parseInitialState.js'

/** What wallets show of the app. */
export type Metadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** The options that are plain data: what the app is, and how the kit behaves in it. */
export type KitSettings = {
  readonly metadata: Metadata
  /** The network that is selected before a wallet says otherwise. Default: the first of the first adapter. */
  readonly defaultNetworkId?: CaipNetworkId
  /**
   * Whether the kit may switch networks, and so lead a visitor off an unsupported one. Default true. False: `switchNetwork` rejects with
   * `network/switchForbidden`, and the views offer no other network.
   */
  readonly enableNetworkSwitch?: boolean
  /** Leaves a visitor on a network that was not configured in peace. Default false. */
  readonly allowUnsupportedChain?: boolean
  /** Which of several accounts of a wallet is active at first, by namespace. Default: the adapter's. */
  readonly defaultAccountTypes?: { readonly [namespace: string]: AccountType }
  /** Tokens that are read from the chain and offered, by network: `{ 'eip155:1': [{ address: '0xA0b8…eB48' }] }`. */
  readonly tokens?: { readonly [networkId: CaipNetworkId]: readonly TokenReference[] }
  readonly wallets?: {
    /** Ids in the directory, shown first, in this order. */
    readonly featured?: readonly string[]
    readonly include?: readonly string[]
    /** Ids, rdns or names that never appear. */
    readonly exclude?: readonly string[]
    readonly custom?: readonly Wallet[]
    /**
     * Order of kinds, followed exactly; kinds that it leaves out come after it. Default: recent, injected, featured, custom, external,
     * recommended, walletConnect.
     */
    readonly order?: readonly WalletKind[]
    /** The row and view of all wallets. Default true; `mobile` shows it on phones only. */
    readonly all?: boolean | 'mobile'
  }
  readonly legal?: {
    readonly termsUrl?: string
    readonly privacyUrl?: string /** Shows a box that must be ticked. */
    readonly checkbox?: boolean
  }
  /**
   * From where pictures of wallets and names may be asked, as in the page's `img-src`: origins, in which `*` stands for one
   * label of the host, or `https:`. One that matches nothing, such as one with a path, is an error (`kit/invalidOption`). Pictures in
   * their own address (`data:`, `blob:`), of the page's origin, of the wallet directory and those of the app's own configuration are
   * shown without.
   */
  readonly imageSources?: readonly string[]
  /**
   * What a server knows of the visitor, from `parseInitialState`: rendered there, and at hydration in the page, which then shows what
   * its own storage remembers.
   */
  readonly initialState?: InitialState | undefined
  /** Renders the modal in the page instead of over it. */
  readonly embedded?: boolean
  /**
   * Time zones in which no configured service is contacted: directory, pairing, embedded wallet, Blockchain API. Injected wallets and
   * the networks' own RPC keep working. Default: none. `restrictedTimeZones` is the list of rule checks-14.
   */
  readonly blockedTimeZones?: readonly string[]
  /** Shows alerts and logs more. Default false. */
  readonly debug?: boolean
  /** Prefix of every storage key: two kits on one origin with different prefixes never meet. Default `kit`. */
  readonly storagePrefix?: string
}
