import { icons } from '@kit/icons'
import type { Feature, KitModalProps, UiOptions } from '@kit/react-ui'
import type { PresetOptions } from './PresetOptions.js'
import { defined, featuresOf, toCamelCase } from './toSettings.js'

type ThemeVariables = NonNullable<UiOptions['themeVariables']>

/** Converts preset options to props of `<KitModal>`. */
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

/** Converts theme variables to the kit's names: `--kit-color-mix`, with any prefix, becomes `colorMix`. Undefined values are kept. */
export const toThemeVariables = (
  given: PresetOptions['themeVariables'] = {},
): { readonly [Name in keyof ThemeVariables]: ThemeVariables[Name] | undefined } =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const known = toCamelCase(name.replace(/^--[^-]+-/, ''), /-(\w)/g)
      // The value may be a string in other kits, but is a number here.
      return [known, known === 'colorMixStrength' && value !== undefined ? Number.parseFloat(String(value)) : value]
    }),
  )
