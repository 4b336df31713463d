import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { AccountType } from '../chain/Account.js'
import type { TokenReference } from '../chain/Token.js'
import type { Wallet, WalletKind } from '../directory/Wallet.js'
import type { InitialState } from '../persistence/parseInitialState.js'

/** Information about the app that wallets show. */
export type Metadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** Options that are plain data: the app's metadata, and the behavior of the kit. */
export type KitSettings = {
  readonly metadata: Metadata
  /** The network that is selected until a wallet reports another one. Defaults to the first network of the first adapter. */
  readonly defaultNetworkId?: CaipNetworkId
  /**
   * Whether the kit may switch networks, and so prompt users on an unsupported network. Defaults to true. If false, `switchNetwork` rejects
   * with `network/switchForbidden`, and the views offer no other network.
   */
  readonly enableNetworkSwitch?: boolean
  /** Doesn't prompt users who are on a network that isn't configured. Defaults to false. */
  readonly allowUnsupportedChain?: boolean
  /** The account type that is active at first if a wallet shares several accounts, by namespace. Defaults to the adapter's choice. */
  readonly defaultAccountTypes?: { readonly [namespace: string]: AccountType }
  /** Tokens to read from the chain and offer, by network: `{ 'eip155:1': [{ address: '0xA0b8…eB48' }] }`. */
  readonly tokens?: { readonly [networkId: CaipNetworkId]: readonly TokenReference[] }
  readonly wallets?: {
    /** Directory IDs of wallets to show first, in this order. */
    readonly featured?: readonly string[]
    readonly include?: readonly string[]
    /** IDs, rdns or names of wallets to hide. */
    readonly exclude?: readonly string[]
    readonly custom?: readonly Wallet[]
    /**
     * Order of wallet kinds. Kinds that are left out follow in the default order: recent, injected, featured, custom, external,
     * recommended, walletConnect.
     */
    readonly order?: readonly WalletKind[]
    /** Shows the row and the view of all wallets. Defaults to true; `mobile` shows it on phones only. */
    readonly all?: boolean | 'mobile'
  }
  readonly legal?: {
    readonly termsUrl?: string
    readonly privacyUrl?: string /** Shows a checkbox that users must tick. */
    readonly checkbox?: boolean
  }
  /**
   * Allowed sources of wallet and name images, as in the page's `img-src`: origins, in which `*` stands for one label of the host, or
   * `https:`. A source that can't match, such as one with a path, is an error (`kit/invalidOption`). Inline images (`data:`, `blob:`) and
   * images from the page's origin, the wallet directory and the app's own configuration are always allowed.
   */
  readonly imageSources?: readonly string[]
  /**
   * The user's state from `parseInitialState`. It is rendered on the server and during hydration, after which the page shows what its own
   * storage remembers.
   */
  readonly initialState?: InitialState | undefined
  /** Renders the modal in the page instead of over it. */
  readonly inline?: boolean
  /**
   * Time zones in which no configured service is contacted: directory, pairing, embedded wallet and Blockchain API. Injected wallets and
   * the networks' own RPC endpoints keep working. Defaults to none. `restrictedTimeZones` is the list of rule checks-14.
   */
  readonly blockedTimeZones?: readonly string[]
  /** Shows alerts and logs more. Defaults to false. */
  readonly debug?: boolean
  /** Prefix of every storage key, which keeps two kits on one origin apart. Defaults to `kit`. */
  readonly storagePrefix?: string
}
