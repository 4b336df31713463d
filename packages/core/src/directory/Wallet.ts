import type { CaipNetworkId } from '../caip/CaipNetworkId.js'

/** A wallet as the directory, or the app's own list, describes it (rule entities-12). */
export type Wallet = {
  readonly id: string
  readonly name: string
  readonly homepage?: string
  /** Picture in the directory. */
  readonly imageId?: string
  /** Picture given by the app: `data:`, `blob:` or `https:`. */
  readonly imageUrl?: string
  readonly rdns?: string
  readonly chains: readonly CaipNetworkId[]
  readonly mobileLink?: string
  readonly desktopLink?: string
  readonly webappLink?: string
  /** Universal link for link mode. */
  readonly linkMode?: string
  /**
   * Link that opens the dapp inside the wallet's own browser, for wallets that are reached so. `{href}` and `{origin}` stand
   * for the encoded page and its encoded origin, `{page}` for the page without its scheme.
   */
  readonly browseLink?: string
  /** Links of namespaces that differ from `browseLink`. */
  readonly browseLinks?: { readonly [namespace: string]: string }
  /** Globals that the wallet's own browser sets in the page: on a phone, any of them tells that the page is open there. */
  readonly inPageMarkers?: readonly string[]
  readonly appStore?: string
  readonly playStore?: string
  readonly chromeStore?: string
  readonly certified?: boolean
}

/** Kinds of row in the connect view, in the default order (rule constants-11). */
export type WalletKind = 'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended'

/** One row that a visitor can choose: a wallet, and every way there is to reach it. */
export type WalletRow = {
  /** Stable key. */
  readonly id: string
  readonly kind: WalletKind
  readonly name: string
  readonly imageUrl?: string
  readonly imageId?: string
  readonly rdns?: string
  /** What tells it from another row of the same name, to be shown beneath the name: its rdns. */
  readonly detail?: string
  /** Connectors of this page that reach it; empty for a wallet that is reached by pairing or not installed. */
  readonly connectorIds: readonly string[]
  /** Namespaces of those connectors. */
  readonly namespaces: readonly string[]
  readonly wallet?: Wallet
  readonly installed: boolean
  readonly recent: boolean
  readonly connected: boolean
}
