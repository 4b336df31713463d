import type { AdapterFactory, CaipNetworkId, KitOptions, Metadata, Wallet, WalletKind } from '@kit/core'
import type { AccountType, Network, TokenReference } from '@kit/core/adapter'
import type { SocialProvider } from '@kit/embedded'
import type { PayOptions } from '@kit/pay'
import type { KitModalProps, Theme, UiOptions } from '@kit/react-ui'
import type { SiweConfig, SiwxConfig } from '@kit/siwx'

/** A way to connect: a field for an e-mail address, social logins, the list of wallets. */
export type ConnectMethodName = 'email' | 'social' | 'wallet'

/** A round button under the balance. */
export type WalletFeatureName = 'onramp' | 'swaps' | 'receive' | 'send'

/** What is shown; each may change while the page is open. The defaults are those of rule preset-3. */
export type PresetFeatures = {
  /** Swapping, where `services.api` is named. Default true. */
  readonly swaps?: boolean
  /** Buying, where `services.api` is named. Default true. */
  readonly onramp?: boolean
  /** Default true. */
  readonly receive?: boolean
  /** Default true. */
  readonly send?: boolean
  /** Logging in by e-mail, where `services.frame` is named. Default true. */
  readonly email?: boolean
  /** False: with the field for an e-mail address, wallets are behind one row. Default true. */
  readonly emailShowWallets?: boolean
  /** Where else visitors log in, in this order; false: nowhere. Default: google, x, discord, farcaster, github, apple, facebook. */
  readonly socials?: readonly SocialProvider[] | false
  /** The tab and the list of what happened. Default true. */
  readonly history?: boolean
  /** Events to `services.analytics`; false: nothing is sent, no exception. Default true. */
  readonly analytics?: boolean
  /** Sends the address of the active account with the events; it can not change later. Default false. */
  readonly analyticsAddress?: boolean
  /** The row and the view of all wallets. Default true. */
  readonly allWallets?: boolean
  /** A box that must be ticked. It needs `termsConditionsUrl` or `privacyPolicyUrl`. Default false. */
  readonly legalCheckbox?: boolean
  /** Wallets are behind one row. Default false. */
  readonly collapseWallets?: boolean
  /** Payments by `kit.plugins.pay`; it can not change later. Default false. */
  readonly pay?: boolean
  /** What the account permitted apps ahead, where `services.api` is named; it can not change later. Default false. */
  readonly smartSessions?: boolean
  /** Default: e-mail, social logins, wallets; wallets first for who has one in the browser. */
  readonly connectMethodsOrder?: readonly ConnectMethodName[]
  /** Default: walletConnect, recent, injected, featured, custom, external, recommended. */
  readonly connectorTypeOrder?: readonly WalletKind[]
  /** Default: onramp, swaps, receive, send. */
  readonly walletFeaturesOrder?: readonly WalletFeatureName[]
}

/** The addresses of all hosts. None has a default; what needs one that is not named is left out. */
export type PresetServices = {
  /** The Blockchain API (kit-server): balances with prices, names, history, swaps, buying. */
  readonly api?: string
  /** The wallet directory. */
  readonly directory?: string
  /** Who is told the events of `docs/analytics.md`. */
  readonly analytics?: string
  /** The relay of pairings, `wss:` or `ws:`. */
  readonly relay?: string
  /** Origin of the embedded wallet's frame. */
  readonly frame?: string
}

/** A network: its CAIP-2 id, a network of the kit, or a chain of `viem/chains`. */
export type NetworkReference = CaipNetworkId | Pick<Network, 'id'> | { readonly id: number }

/** Theme variables by their names here (`colorMix`), or as custom properties of any prefix (`--kit-color-mix`). */
export type PresetThemeVariables = UiOptions['themeVariables'] | { readonly [property: `--${string}`]: string | number }

/** A wallet of the app's own, its fields also in the directory's writing (`mobile_link`). */
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

/** What may change while the page is open: `preset.updateOptions`. */
export type LiveOptions = {
  readonly features?: PresetFeatures
  /** `SHOW` (default), `HIDE`, or `ONLY_MOBILE`. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Default `auto`: as the visitor's system says. */
  readonly themeMode?: Theme
  readonly themeVariables?: PresetThemeVariables
  /** False: the kit switches no network, and offers no other. Default true. */
  readonly enableNetworkSwitch?: boolean
  /** Leaves visitors on networks that the app does not have in peace. Default false. */
  readonly allowUnsupportedChain?: boolean
  readonly termsConditionsUrl?: string
  readonly privacyPolicyUrl?: string
  readonly customWallets?: readonly CustomWallet[]
  /** What only this kit has of the modal: language, texts, pictures, links, features of the app's own. */
  readonly modal?: Pick<KitModalProps, 'locale' | 'messages' | 'icons' | 'links' | 'preload'> & {
    readonly features?: NonNullable<UiOptions['features']>
  }
}

/** What {@link createPreset} takes. */
export type PresetOptions<F extends readonly AdapterFactory[] = readonly AdapterFactory[]> = LiveOptions & {
  /** The chains, each with its networks: what is not imported has no byte. */
  readonly adapters: F
  /** What wallets show of the app. */
  readonly metadata: Metadata
  /** The project at the services, sent to those that are named and nowhere else. */
  readonly projectId?: string
  /** Which networks of the adapters are offered; the first is selected first. Default: all, the first of the first adapter. */
  readonly networks?: readonly NetworkReference[]
  /** The network that is selected before a wallet says otherwise. Default: the first. */
  readonly defaultNetwork?: NetworkReference
  readonly services?: PresetServices
  /** Sent to services as `st`. Default `kit`. */
  readonly sdkType?: string
  /** Sent to services as `sv`. Default `preset-1`. */
  readonly sdkVersion?: string
  /** Which of several accounts of a wallet is active first. Default: payment on Bitcoin, smartAccount on EVM chains, eoa elsewhere. */
  readonly defaultAccountTypes?: { readonly [namespace: string]: AccountType }
  /** RPC endpoints by network, in place of the network's own. */
  readonly customRpcUrls?: { readonly [networkId: CaipNetworkId]: readonly (string | { readonly url: string })[] }
  /** Who else swaps what a payer holds for what is asked for, such as from other networks: where `features.pay` is on. Default: nobody. */
  readonly payConversions?: PayOptions['conversions'] & {}
  /** Where swaps are offered. Default: twelve main networks of EVM. */
  readonly swapNetworks?: readonly CaipNetworkId[]
  /** The contracts that may trade, by network. Default: the first that the service names; the review warns of one that is not well known. */
  readonly swapRouters?: { readonly [networkId: CaipNetworkId]: readonly string[] }
  /** Where buying is offered. Default: where the service sells. */
  readonly onrampNetworks?: readonly CaipNetworkId[]
  /** The release of the frame that the page trusts, as `release.json` names it. Default: any. */
  readonly frameRelease?: string
  readonly includeWalletIds?: readonly string[]
  /** Ids, rdns or names that never appear. */
  readonly excludeWalletIds?: readonly string[]
  readonly featuredWalletIds?: readonly string[]
  /** Tokens that are read from the chain and offered, by network. */
  readonly tokens?: { readonly [networkId: CaipNetworkId]: TokenReference | readonly TokenReference[] }
  /** How visitors sign in; not together with `siweConfig`. */
  readonly siwx?: SiwxConfig
  /** Sign-in with Ethereum over the app's server; not together with `siwx`. */
  readonly siweConfig?: SiweConfig
  /** Renders the modal in the page, not over it. Default false. */
  readonly enableEmbedded?: boolean
  /** The app makes pairing links itself and shows them by `open({ uri })`: the kit makes none. Default false. */
  readonly manualWCControl?: boolean
  /** Shows alerts, and logs more. Default false. */
  readonly debug?: boolean
  /** What only this kit has of the engine. */
  readonly kit?: Pick<
    KitOptions,
    'blockedTimeZones' | 'connectors' | 'imageSources' | 'initialState' | 'plugins' | 'ports' | 'storagePrefix'
  >
}
