import { icons } from '@kit/icons'
import type { Feature, KitModalProps, UiOptions } from '@kit/react-ui'
import type { PresetOptions } from './PresetOptions.js'
import { defined, featuresOf, toCamelCase } from './toSettings.js'

type ThemeVariables = NonNullable<UiOptions['themeVariables']>

/** What `<KitModal>` takes, from options of the preset. */
export function toModalProps(options: PresetOptions, group: Feature): KitModalProps {
  const { email, emailShowWallets, collapseWallets, ...features } = featuresOf(options)
  const { features: own = [], ...modal } = options.modal ?? {}
  return {
    icons,
    ...defined(modal),
    theme: options.themeMode ?? 'auto',
    themeVariables: defined(toThemeVariables(options.themeVariables)),
    walletFeaturesOrder: features.walletFeaturesOrder,
    connectMethodsOrder: features.connectMethodsOrder ?? [],
    collapseWallets: collapseWallets || (email && !emailShowWallets && options.services?.frame !== undefined),
    features: [group, ...own],
  }
}

/** Variables by their names here; `--kit-color-mix`, with whatever prefix, is `colorMix`. What is undefined stays so. */
export const toThemeVariables = (
  given: PresetOptions['themeVariables'] = {},
): { readonly [Name in keyof ThemeVariables]: ThemeVariables[Name] | undefined } =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const known = toCamelCase(name.replace(/^--[^-]+-/, ''), /-(\w)/g)
      // A share is a number here, and may be written as one elsewhere.
      return [known, known === 'colorMixStrength' && value !== undefined ? Number.parseFloat(String(value)) : value]
    }),
  )
