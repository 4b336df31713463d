import type { Feature } from '../contribution/Feature.js'
import type { FeatureKey, Message, Messages } from '../text/Messages.js'

/** Color scheme. `auto` follows the user's system. */
export type Theme = 'light' | 'dark' | 'auto'

/**
 * Theme variables (rule entities-18). Each is also a custom property, `--kit-` and its name in kebab case. Set it in your style sheet to
 * apply it from the first paint of a server-rendered page.
 */
export type ThemeVariables = {
  /** A color mixed into every surface. */
  readonly colorMix?: string
  /** Strength of the mix, `0` to `100` percent. Default 0. */
  readonly colorMixStrength?: number
  /** Default: Inter if the page has it, else the system font. `inherit` uses the page's font. */
  readonly fontFamily?: string
  /** Base of all text sizes. Default `10px`, or larger if the page's font size is above 16 px. */
  readonly fontSizeMaster?: string
  /** Base of all radii. Default `4px`. */
  readonly borderRadiusMaster?: string
  /** Stacking order of an inline modal. Other modals are in the top layer. Default 999. */
  readonly zIndex?: number
  readonly accent?: string
  readonly background?: string
}

/**
 * Pictures of networks and chain families, such as `icons` of `@kit/icons`. Each list loads when one of its pictures is about to be shown.
 * The URLs must be allowed for `<img>` by the page's Content Security Policy.
 */
export type Icons = {
  /** By CAIP-2 ID. */
  readonly networks: () => Promise<Readonly<Record<string, string>>>
  /** By CAIP-2 namespace, and `walletConnect` for pairing. */
  readonly namespaces: () => Promise<Readonly<Record<string, string>>>
}

/** Appearance and language of all components. */
export type UiOptions = {
  /** Default `auto`. */
  readonly theme?: Theme
  readonly themeVariables?: ThemeVariables
  /** A BCP 47 tag, or `auto` (default): the user's first language that is built in. */
  readonly locale?: string
  /** Your own texts, replacing those of the kit and its features. */
  readonly messages?: Partial<Messages> & { readonly [Key in FeatureKey]?: Message }
  /** Features to add to the modal. Each loads when it is shown or about to be shown. */
  readonly features?: readonly Feature[]
  /**
   * IDs of the actions below the balance on Account, in display order. All others follow. Built-in order: `onramp`, `swaps`, `receive`,
   * `send`.
   */
  readonly walletFeaturesOrder?: readonly string[]
  /**
   * IDs of the connect methods of features, and `wallet` for the wallet list, in display order. Methods that aren't listed keep their
   * default position. Built-in IDs: `email`, `social`, `passkey`.
   */
  readonly connectMethodsOrder?: readonly string[]
  /** Collapses the wallet list into one row until the user presses it. Only with `features`. Default false. */
  readonly collapseWallets?: boolean
  /**
   * Logos of networks and chain families. A letter is shown for those without one. A network's own `imageUrl` or `imageId` takes
   * precedence.
   */
  readonly icons?: Icons
  /** Links for users who want to learn more. There are no default links. */
  readonly links?: {
    /** A page that compares wallets. */
    readonly wallets?: string
    /** A page that explains networks. */
    readonly networks?: string
  }
}
