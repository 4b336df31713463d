import type { AccountType } from '../account/Account.js'
import type { Adapter } from '../adapter/Adapter.js'
import type { CaipNetworkId } from '../caip/Caip.js'
import type { Connector } from '../connector/Connector.js'
import type { Plugin, PluginContext } from '../plugin/Plugin.js'
import type { Ports } from '../ports/Ports.js'
import type { DirectoryFactory } from '../wallet/Directory.js'
import type { Wallet, WalletKind } from '../wallet/Wallet.js'

/** What wallets show of the app. */
export type Metadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** Makes a connector that is not tied to one adapter (pairing). */
export type ConnectorFactory = (context: PluginContext) => Connector

/** What `createKit` takes. */
export type KitOptions<P extends readonly Plugin[] = readonly Plugin[]> = {
  readonly metadata: Metadata
  readonly adapters: readonly Adapter[]
  readonly connectors?: readonly ConnectorFactory[]
  readonly plugins?: P
  readonly directory?: DirectoryFactory
  /** The network that is selected before a wallet says otherwise. Default: the first of the first adapter. */
  readonly defaultNetworkId?: CaipNetworkId
  /** Whether the kit may switch networks, and so open UnsupportedChain. Default true. */
  readonly enableNetworkSwitch?: boolean
  /** Leaves a visitor on a network that was not configured in peace. Default false. */
  readonly allowUnsupportedChain?: boolean
  readonly defaultAccountTypes?: { readonly [namespace: string]: AccountType }
  readonly wallets?: {
    /** Ids in the directory, shown first, in this order. */
    readonly featured?: readonly string[]
    readonly include?: readonly string[]
    /** Ids, rdns or names that never appear. */
    readonly exclude?: readonly string[]
    readonly custom?: readonly Wallet[]
    /** Order of kinds. Default: the specification's, section 2. */
    readonly order?: readonly WalletKind[]
    /** The row and view of all wallets. Default true; `mobile` shows it on phones only. */
    readonly all?: boolean | 'mobile'
  }
  readonly legal?: {
    readonly termsUrl?: string
    readonly privacyUrl?: string /** Shows a box that must be ticked. */
    readonly checkbox?: boolean
  }
  /** Renders the modal in the page instead of over it. */
  readonly embedded?: boolean
  /** Time zones in which no configured service is contacted. Default: the specification's list; `[]` turns it off. */
  readonly blockedTimeZones?: readonly string[]
  /** Shows alerts and logs more. Default false. */
  readonly debug?: boolean
  /** Prefix of every storage key: two kits on one origin with different prefixes never meet. Default `kit`. */
  readonly storagePrefix?: string
  readonly ports?: Partial<Ports>
}
