import type { CaipNetworkId } from '../caip/CaipNetworkId.js'

/** A wallet as listed in the directory or by the app (rule entities-12). */
export type Wallet = {
  readonly id: string
  readonly name: string
  readonly homepage?: string
  /** ID of its image in the directory. */
  readonly imageId?: string
  /** URL of an image provided by the app: `data:`, `blob:` or `https:`. */
  readonly imageUrl?: string
  readonly rdns?: string
  readonly chains: readonly CaipNetworkId[]
  readonly mobileLink?: string
  readonly desktopLink?: string
  readonly webappLink?: string
  /** Universal link for link mode. */
  readonly linkMode?: string
  /**
   * Link that opens the dapp in the wallet's own browser, for wallets that are reached this way. Placeholders: `{href}` and `{origin}` for
   * the encoded URL and origin of the page, `{page}` for its URL without the scheme.
   */
  readonly browseLink?: string
  /** Links that replace `browseLink` in some namespaces. */
  readonly browseLinks?: { readonly [namespace: string]: string }
  /** Globals that the wallet's own browser sets. On a phone, any of them means that the page is open in that browser. */
  readonly inPageMarkers?: readonly string[]
  readonly appStore?: string
  readonly playStore?: string
  readonly chromeStore?: string
  readonly certified?: boolean
}

/** Kinds of rows in the connect view, in the default order (rule constants-11). */
export type WalletKind = 'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended'

/** A wallet in the list, with every way to reach it. */
export type WalletRow = {
  /** Stable key of the row. */
  readonly id: string
  readonly kind: WalletKind
  readonly name: string
  readonly imageUrl?: string
  readonly imageId?: string
  readonly rdns?: string
  /** Distinguishes the row from another one with the same name, to show below the name: the rdns. */
  readonly detail?: string
  /** Connectors of this page that reach the wallet. Empty for wallets that are reached by pairing or not installed. */
  readonly connectorIds: readonly string[]
  /** Namespaces of those connectors. */
  readonly namespaces: readonly string[]
  readonly wallet?: Wallet
  readonly installed: boolean
  readonly recent: boolean
  readonly connected: boolean
}
