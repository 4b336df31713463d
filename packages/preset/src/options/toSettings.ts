import type { KitSettings, Wallet } from '@kit/core'
import { defaultFeatures } from './defaults.data.js'
import type { CustomWallet, PresetFeatures, PresetOptions } from './PresetOptions.js'

/** The features of an app. */
export type ChosenFeatures = PresetFeatures & typeof defaultFeatures

/** Merges the app's features with the defaults. */
export const featuresOf = ({ features }: Pick<PresetOptions, 'features'>): ChosenFeatures => ({
  ...defaultFeatures,
  ...(defined(features ?? {}) as PresetFeatures & Partial<typeof defaultFeatures>),
})

/** Removes undefined members, which mean the default. */
export const defined = <T extends object>(given: T): { readonly [Key in keyof T]?: Exclude<T[Key], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never

/** Converts preset options to the `createKit` settings that can change at runtime. */
export function toSettings(
  options: PresetOptions,
): Required<Pick<KitSettings, 'wallets' | 'legal' | 'enableNetworkSwitch' | 'allowUnsupportedChain'>> {
  const features = featuresOf(options)
  const { allWallets = 'SHOW', termsConditionsUrl: termsUrl, privacyPolicyUrl: privacyUrl } = options
  return {
    wallets: defined({
      featured: options.featuredWalletIds,
      include: options.includeWalletIds,
      exclude: options.excludeWalletIds,
      custom: options.customWallets?.map(toWallet),
      order: features.connectorTypeOrder,
      all: features.allWallets && allWallets !== 'HIDE' && (allWallets === 'SHOW' || ('mobile' as const)),
    }),
    legal: defined({ termsUrl, privacyUrl, checkbox: features.legalCheckbox }),
    enableNetworkSwitch: options.enableNetworkSwitch ?? true,
    allowUnsupportedChain: options.allowUnsupportedChain ?? false,
  }
}

/** Converts a custom wallet: `mobile_link` becomes `mobileLink`. */
const toWallet = (given: CustomWallet): Wallet =>
  ({
    chains: [],
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [toCamelCase(name, /_(\w)/g), value])),
  }) as unknown as Wallet

/** Converts `mobile_link` to `mobileLink`. */
export const toCamelCase = (name: string, joint: RegExp): string =>
  name.replace(joint, (_, letter: string) => letter.toUpperCase())
