import type { KitOptions } from '@kit/core'
import { icons } from '@kit/icons'
import type { Feature, KitModalProps, Theme, UiOptions } from '@kit/react-ui'
import { defaultFeatures, featuresOf, type PresetFeatures } from './createPlugins.js'
import { defined } from './defined.js'
import { any } from './fits.js'
import type { PresetOptions } from './PresetOptions.js'
import { choiceRule, filled, flagRule, listRule, objectRule, orderRule, type Rules, sameRules } from './Rule.js'
import { type PresetThemeVariables, toThemeVariables } from './toThemeVariables.js'
import { type CustomWallet, toWallet } from './toWallet.js'

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
