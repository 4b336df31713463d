import type { Feature } from '../contribution/Feature.js'
import type { FeatureKey, Message, Messages } from '../text/Messages.js'

/** Light, dark, or as the visitor's system says. */
export type Theme = 'light' | 'dark' | 'auto'

/**
 * Theme variables (rule entities-18). Each is also a custom property, `--kit-` and its name in kebab case, that
 * the app's style sheet may set: on a page that a server renders it then applies from the first paint.
 */
export type ThemeVariables = {
  /** A colour that is mixed into every surface. */
  readonly colorMix?: string
  /** How much of it, `0` to `100` percent. Default 0. */
  readonly colorMixStrength?: number
  /** Default: Inter if the page has it, else the system's font. `inherit` takes the page's. */
  readonly fontFamily?: string
  /** Every text size is a multiple. Default `10px`, and more where the font size of the page is larger than 16 px. */
  readonly fontSizeMaster?: string
  /** Every radius is a multiple. Default `4px`. */
  readonly borderRadiusMaster?: string
  /** Of the modal in embedded mode; otherwise it is in the top layer. Default 999. */
  readonly zIndex?: number
  readonly accent?: string
  readonly background?: string
}

/**
 * Pictures of networks and chain families that the app brings; `icons` of `@kit/icons` is one. Each list is fetched when one of its
 * pictures is about to be shown. Addresses fit for `<img>` under the page's policy.
 */
export type Icons = {
  /** By CAIP-2 id. */
  readonly networks: () => Promise<Readonly<Record<string, string>>>
  /** By CAIP-2 namespace, and of pairing, by `walletConnect`. */
  readonly namespaces: () => Promise<Readonly<Record<string, string>>>
}

/** How all components of the kit look, and their language. */
export type UiOptions = {
  /** Default `auto`. */
  readonly theme?: Theme
  readonly themeVariables?: ThemeVariables
  /** A BCP 47 tag, or `auto` (default): the first language of the visitor that the kit has. */
  readonly locale?: string
  /** Texts of the app's own, in place of those of the kit and its features. */
  readonly messages?: Partial<Messages> & { readonly [Key in FeatureKey]?: Message }
  /** What the modal has beside what the kit brings, from its first opening on. Each is fetched when it is shown or about to be. */
  readonly features?: readonly Feature[]
  /**
   * Ids of what Account offers under the balance, in the order in which it is shown; the others follow. Those of the kit stand as
   * `onramp`, `swaps`, `receive`, `send`.
   */
  readonly walletFeaturesOrder?: readonly string[]
  /**
   * Ids of the ways to connect that features bring, and `wallet` for the list of wallets, in the order in which they are shown; those that
   * are not named stand where their features say. Those of the kit: `email`, `social`, `passkey`.
   */
  readonly connectMethodsOrder?: readonly string[]
  /** Shows one row in place of the list of wallets until the visitor presses it. Only with `features`. Default false. */
  readonly collapseWallets?: boolean
  /**
   * Marks of networks and chain families. Without them, and for those that they do not have, a letter stands in. A network's own
   * `imageUrl` or `imageId` comes first.
   */
  readonly icons?: Icons
  /** Pages for visitors who want to know more. A link that is not given is not shown: the kit names no host. */
  readonly links?: {
    /** Compares wallets. */
    readonly wallets?: string
    /** Explains networks. */
    readonly networks?: string
  }
}
