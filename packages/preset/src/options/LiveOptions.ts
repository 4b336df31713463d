import type { KitOptions, WalletKind } from '@kit/core'
import type { SocialProvider } from '@kit/embedded'
import { icons } from '@kit/icons'
import type { Feature, KitModalProps, Theme, UiOptions } from '@kit/react-ui'
import { defined } from './defined.js'
import { any } from './fits.js'
import type { PresetOptions } from './PresetOptions.js'
import { choiceRule, filled, flagRule, listRule, objectRule, orderRule, type Rules, sameRules } from './Rule.js'
import { type PresetThemeVariables, toThemeVariables } from './toThemeVariables.js'
import { type CustomWallet, toWallet } from './toWallet.js'

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

/** Adds the settings of `createKit` that can change at runtime. They are computed from the current options on each access. */
export const withLiveSettings = (fixed: KitOptions, now: () => PresetOptions) =>
  ({
    ...fixed,
    get wallets() {
      const options = now()
      const { allWallets = 'SHOW' } = options
      const { allWallets: hasAll, connectorTypeOrder: order } = featuresOf(options)
      return defined({
        featured: options.featuredWalletIds,
        include: options.includeWalletIds,
        exclude: options.excludeWalletIds,
        custom: options.customWallets?.map(toWallet),
        order,
        all: hasAll && allWallets !== 'HIDE' && (allWallets === 'SHOW' || ('mobile' as const)),
      })
    },
    get legal() {
      const { termsConditionsUrl: termsUrl, privacyPolicyUrl: privacyUrl } = now()
      return defined({ termsUrl, privacyUrl, checkbox: featuresOf(now()).legalCheckbox })
    },
    get enableNetworkSwitch() {
      return now().enableNetworkSwitch ?? true
    },
    get allowUnsupportedChain() {
      return now().allowUnsupportedChain ?? false
    },
  }) satisfies KitOptions

/** Converts options to props of `<KitModal>`. */
export function toModalProps(options: PresetOptions, group: Feature): KitModalProps {
  const { email, emailShowWallets, ...features } = featuresOf(options)
  const { features: own = [], ...modal } = options.modal ?? {}
  return {
    icons,
    ...defined(modal),
    theme: options.themeMode ?? 'auto',
    themeVariables: defined(toThemeVariables(options.themeVariables)),
    walletFeaturesOrder: features.walletFeaturesOrder,
    connectMethodsOrder: features.connectMethodsOrder ?? [],
    collapseWallets: features.collapseWallets || (email && !emailShowWallets && options.services?.frame !== undefined),
    features: [group, ...own],
  }
}

/** Allowed values of live options, for development builds. */
export function liveRules(): Rules {
  const [socials, areSocials] = orderRule('google x discord farcaster github apple facebook')
  return {
    features: objectRule({
      ...sameRules(Object.keys(defaultFeatures).join(' '), flagRule),
      socials: [`${socials}, or false`, any(areSocials, (value) => value === false)],
      connectMethodsOrder: orderRule('email social wallet'),
      connectorTypeOrder: orderRule('walletConnect recent injected featured custom external recommended'),
      walletFeaturesOrder: orderRule(defaultFeatures.walletFeaturesOrder.join(' ')),
    }),
    allWallets: choiceRule('SHOW HIDE ONLY_MOBILE'),
    themeMode: choiceRule('light dark auto'),
    ...sameRules('themeVariables modal', objectRule()),
    ...sameRules('enableNetworkSwitch allowUnsupportedChain', flagRule),
    ...sameRules('termsConditionsUrl privacyPolicyUrl', ['an http(s) URL or a path', /^(https?:\/)?\/\S*$/]),
    customWallets: listRule('a list of wallets with id and name', { id: filled, name: filled }),
  }
}
