import { activity } from '@kit/activity'
import { type AnalyticsApi, analytics } from '@kit/analytics'
import type { ApiClient } from '@kit/api'
import type { Plugin, WalletKind } from '@kit/core'
import { embedded, type SocialProvider } from '@kit/embedded'
import type { ModalPlugin } from '@kit/modal'
import { names } from '@kit/names'
import { onramp } from '@kit/onramp'
import { apiExchanges, pay } from '@kit/pay'
import { portfolio } from '@kit/portfolio'
import { send } from '@kit/send'
import { siwx } from '@kit/siwx'
import { smartSessions } from '@kit/smart-sessions'
import { swap, swapConversion } from '@kit/swap'
import { defined } from './defined.js'
import type { PresetOptions } from './PresetOptions.js'

/** A way to connect: email, social providers, or the list of wallets. */
export type ConnectMethodName = 'email' | 'social' | 'wallet'

/** A round button below the balance. */
export type WalletFeatureName = 'onramp' | 'swaps' | 'receive' | 'send'

/** Visible features. They can be changed at runtime. Defaults are in {@link defaultFeatures}. */
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

/** Default features (rule preset-3). A boolean makes the rule of its feature, too. */
export const defaultFeatures: Required<Omit<PresetFeatures, 'socials' | 'connectMethodsOrder' | 'connectorTypeOrder'>> =
  {
    swaps: true,
    onramp: true,
    receive: true,
    send: true,
    email: true,
    emailShowWallets: true,
    history: true,
    analytics: true,
    analyticsAddress: false,
    allWallets: true,
    legalCheckbox: false,
    collapseWallets: false,
    pay: false,
    smartSessions: false,
    walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  }

/** Features that are read once, when the preset is created. */
export const fixedFeatures = ['analyticsAddress', 'pay', 'smartSessions'] as const

/** The features of an app. */
export type ChosenFeatures = PresetFeatures & typeof defaultFeatures

/** Merges the app's features with the defaults. */
export const featuresOf = ({ features }: Pick<PresetOptions, 'features'>): ChosenFeatures => ({
  ...defaultFeatures,
  ...(defined(features ?? {}) as PresetFeatures & Partial<typeof defaultFeatures>),
})

/**
 * Creates the plugin of each feature, if its service is configured. The visible features can change at runtime, so all are
 * created. `isOn` returns the current features. Their views are in `createGroupProvider`, which loads with the modal.
 */
export function createPlugins(
  options: PresetOptions,
  { analytics: analyticsApi, api }: { readonly [Service in 'analytics' | 'api']: ApiClient | undefined },
  isOn: () => ChosenFeatures,
) {
  const { frameRelease: release, onrampNetworks, payConversions = [], projectId, swapNetworks, swapRouters } = options
  const frameUrl = options.services?.frame
  const features = isOn()
  // `checkOptions` rejects both at once.
  const signIn = options.siwx ?? options.siweConfig
  const swapOptions = api && { api, ...defined({ networks: swapNetworks, routers: swapRouters }) }
  return {
    portfolio: portfolio({ api }),
    send: send({ api }),
    activity: activity({ api }),
    analytics: analytics({
      api: analyticsApi,
      isEnabled: features.analytics,
      isAddressSent: features.analyticsAddress,
    }),
    names: api && names({ api }),
    onramp: api && onramp({ api, ...defined({ networks: onrampNetworks }) }),
    swap: swapOptions && swap(swapOptions),
    smartSessions: features.smartSessions && api && smartSessions({ api }),
    pay:
      features.pay &&
      pay({
        api,
        ...(api && { exchanges: [apiExchanges(api)] }),
        conversions: [...(swapOptions && features.swaps ? [swapConversion(swapOptions)] : []), ...payConversions],
      }),
    embedded:
      frameUrl !== undefined &&
      embedded({
        frameUrl,
        ...defined({ projectId, release }),
        get email() {
          return isOn().email
        },
        get socials() {
          return isOn().socials as never
        },
        get passkey() {
          return isOn().email || isOn().socials !== false
        },
      }),
    siwx: signIn && siwx(signIn),
  }
}

/** Applies changed features to plugins that don't read them by themselves. */
export const applyFeatures = (plugins: { readonly analytics: AnalyticsApi }, isOn: ChosenFeatures): void =>
  plugins.analytics.setEnabled(isOn.analytics)

/** The row of each feature, by plugin ID. */
export type FeaturePlugins = ReturnType<typeof createPlugins>

type OptionalId = {
  [Id in keyof FeaturePlugins]: FeaturePlugins[Id] extends Plugin ? never : Id
}[keyof FeaturePlugins]
type ApiOf<P> = P extends Plugin<string, infer Api> ? Api : never

/** The plugins of every preset. */
export type PresetPlugins = readonly (ModalPlugin | FeaturePlugins[Exclude<keyof FeaturePlugins, OptionalId>])[]

/** Plugins that depend on a configured service, a feature flag or on sign-in. */
export type OptionalPlugins = { readonly [Id in OptionalId]?: ApiOf<FeaturePlugins[Id]> }
