import type { AdapterFactory, CaipNetworkId, KitOptions, Metadata, Wallet, WalletKind } from '@kit/core'
import type { AccountType, Network, TokenReference } from '@kit/core/adapter'
import type { SocialProvider } from '@kit/embedded'
import type { PayOptions } from '@kit/pay'
import type { KitModalProps, Theme, UiOptions } from '@kit/react-ui'
import type { SiweConfig, SiwxConfig } from '@kit/siwx'

/** A way to connect: email, social providers, or the list of wallets. */
export type ConnectMethodName = 'email' | 'social' | 'wallet'

/** A round button below the balance. */
export type WalletFeatureName = 'onramp' | 'swaps' | 'receive' | 'send'

/** Visible features. They can be changed at runtime. Defaults are those of rule preset-3. */
export type PresetFeatures = {
  /** Swaps, if `services.api` is set. Defaults to `true`. */
  readonly swaps?: boolean
  /** Buying crypto, if `services.api` is set. Defaults to `true`. */
  readonly onramp?: boolean
  /** Receiving tokens. Defaults to `true`. */
  readonly receive?: boolean
  /** Sending tokens. Defaults to `true`. */
  readonly send?: boolean
  /** Email sign-in, if `services.frame` is set. Defaults to `true`. */
  readonly email?: boolean
  /** If `false`, wallets are collapsed to one row below the email field. Defaults to `true`. */
  readonly emailShowWallets?: boolean
  /** Social providers in display order, or `false` for none. Defaults to google, x, discord, farcaster, github, apple, facebook. */
  readonly socials?: readonly SocialProvider[] | false
  /** The activity tab and list. Defaults to `true`. */
  readonly history?: boolean
  /** Sends events to `services.analytics`. With `false`, nothing is sent at all. Defaults to `true`. */
  readonly analytics?: boolean
  /** Includes the address of the active account in events. Can't be changed later. Defaults to `false`. */
  readonly analyticsAddress?: boolean
  /** The row and view of all wallets. Defaults to `true`. */
  readonly allWallets?: boolean
  /** A checkbox that users must tick. Requires `termsConditionsUrl` or `privacyPolicyUrl`. Defaults to `false`. */
  readonly legalCheckbox?: boolean
  /** Collapses wallets to one row. Defaults to `false`. */
  readonly collapseWallets?: boolean
  /** Payments by `kit.plugins.pay`. Can't be changed later. Defaults to `false`. */
  readonly pay?: boolean
  /** Permissions that the account granted to apps, if `services.api` is set. Can't be changed later. Defaults to `false`. */
  readonly smartSessions?: boolean
  /** Defaults to email, social, wallet. If the browser has a wallet, wallets come first. */
  readonly connectMethodsOrder?: readonly ConnectMethodName[]
  /** Defaults to recent, injected, featured, custom, external, recommended, walletConnect. */
  readonly connectorTypeOrder?: readonly WalletKind[]
  /** Defaults to onramp, swaps, receive, send. */
  readonly walletFeaturesOrder?: readonly WalletFeatureName[]
}

/** URLs of all services. None has a default. Features whose service isn't set are omitted. */
export type PresetServices = {
  /** The Blockchain API (kit-server): balances with prices, names, history, swaps, buying crypto. */
  readonly api?: string
  /** The wallet directory. */
  readonly directory?: string
  /** Receives the events described in `docs/analytics.md`. */
  readonly analytics?: string
  /** The pairing relay, `wss:` or `ws:`. */
  readonly relay?: string
  /** Origin of the embedded wallet's frame. */
  readonly frame?: string
}

/** A network: its CAIP-2 ID, a network of the kit, or a chain of `viem/chains`. */
export type NetworkReference = CaipNetworkId | Pick<Network, 'id'> | { readonly id: number }

/** Theme variables by name (`colorMix`), or as custom properties with any prefix (`--kit-color-mix`). */
export type PresetThemeVariables = UiOptions['themeVariables'] | { readonly [property: `--${string}`]: string | number }

/** A wallet defined by the app. Fields may also use the directory's names (`mobile_link`). */
export type CustomWallet = Partial<Wallet> & {
  readonly id: string
  readonly name: string
  readonly image_url?: string
  readonly mobile_link?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly chrome_store?: string
}

/** Options that can be changed at runtime with `preset.updateOptions`. */
export type LiveOptions = {
  readonly features?: PresetFeatures
  /** `SHOW` (the default), `HIDE`, or `ONLY_MOBILE`. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Defaults to `auto`, which follows the system setting. */
  readonly themeMode?: Theme
  readonly themeVariables?: PresetThemeVariables
  /** If `false`, the kit doesn't switch networks or offer others. Defaults to `true`. */
  readonly enableNetworkSwitch?: boolean
  /** Doesn't prompt users who are on an unsupported network. Defaults to `false`. */
  readonly allowUnsupportedChain?: boolean
  readonly termsConditionsUrl?: string
  readonly privacyPolicyUrl?: string
  readonly customWallets?: readonly CustomWallet[]
  /** Modal options specific to this kit: language, texts, icons, links, and the app's own features. */
  readonly modal?: Pick<KitModalProps, 'locale' | 'messages' | 'icons' | 'links' | 'preload'> & {
    readonly features?: NonNullable<UiOptions['features']>
  }
}

/** Options for {@link createPreset}. */
export type PresetOptions<F extends readonly AdapterFactory[] = readonly AdapterFactory[]> = LiveOptions & {
  /** Chain adapters, each with its networks. Chains that aren't imported add nothing to the bundle. */
  readonly adapters: F
  /** The app's metadata, shown by wallets. */
  readonly metadata: Metadata
  /** The project ID at the services. Sent only to the configured services. */
  readonly projectId?: string
  /**
   * Networks to offer, out of the adapters' networks; the first is selected initially. Defaults to all, starting with the first network of
   * the first adapter.
   */
  readonly networks?: readonly NetworkReference[]
  /** The network selected before a wallet is connected. Defaults to the first one. */
  readonly defaultNetwork?: NetworkReference
  readonly services?: PresetServices
  /** Sent to services as `st`. Defaults to `kit`. */
  readonly sdkType?: string
  /** Sent to services as `sv`. Defaults to `preset-1`. */
  readonly sdkVersion?: string
  /**
   * The account type that is active first, for wallets with several. Defaults to payment on Bitcoin, smartAccount on EVM chains, and eoa
   * elsewhere.
   */
  readonly defaultAccountTypes?: { readonly [namespace: string]: AccountType }
  /** RPC endpoints by network, replacing those of the network. */
  readonly customRpcUrls?: { readonly [networkId: CaipNetworkId]: readonly (string | { readonly url: string })[] }
  /** Additional sources of conversions for payments, such as from other networks. Requires `features.pay`. Defaults to none. */
  readonly payConversions?: PayOptions['conversions'] & {}
  /** Networks with swaps. Defaults to twelve EVM mainnets. */
  readonly swapNetworks?: readonly CaipNetworkId[]
  /**
   * Contracts that may execute swaps, by network. Defaults to the first one named by the service; the review warns if it isn't well known.
   */
  readonly swapRouters?: { readonly [networkId: CaipNetworkId]: readonly string[] }
  /** Networks on which users can buy crypto. Defaults to those the service supports. */
  readonly onrampNetworks?: readonly CaipNetworkId[]
  /** The trusted release of the wallet frame, as in `release.json`. Defaults to any. */
  readonly frameRelease?: string
  readonly includeWalletIds?: readonly string[]
  /** IDs, RDNS names or names of wallets that are never shown. */
  readonly excludeWalletIds?: readonly string[]
  readonly featuredWalletIds?: readonly string[]
  /** Tokens that are read from the chain and offered, by network. */
  readonly tokens?: { readonly [networkId: CaipNetworkId]: TokenReference | readonly TokenReference[] }
  /** Sign-in config. Can't be combined with `siweConfig`. */
  readonly siwx?: SiwxConfig
  /** Sign-in with Ethereum using the app's server. Can't be combined with `siwx`. */
  readonly siweConfig?: SiweConfig
  /** Renders the modal inline in the page instead of on top of it. Defaults to `false`. */
  readonly enableEmbedded?: boolean
  /** The app creates pairing links itself and shows them with `open({ uri })`. Defaults to `false`. */
  readonly manualWCControl?: boolean
  /** Shows alerts and logs more. Defaults to `false`. */
  readonly debug?: boolean
  /** Engine options specific to this kit. */
  readonly kit?: Pick<
    KitOptions,
    'blockedTimeZones' | 'connectors' | 'imageSources' | 'initialState' | 'plugins' | 'ports' | 'storagePrefix'
  >
}
