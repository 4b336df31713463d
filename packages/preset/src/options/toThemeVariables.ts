import type { UiOptions } from '@kit/react-ui'
import { toCamelCase } from './toCamelCase.js'

type ThemeVariables = NonNullable<UiOptions['themeVariables']>

/** Theme variables by name (`colorMix`), or as custom properties with any prefix (`--kit-color-mix`). */
export type PresetThemeVariables = UiOptions['themeVariables'] | { readonly [property: `--${string}`]: string | number }

/** Converts theme variables to the kit's names: `--kit-color-mix`, with any prefix, becomes `colorMix`. Undefined values are kept. */
export const toThemeVariables = (
  given: PresetThemeVariables = {},
): { readonly [Name in keyof ThemeVariables]: ThemeVariables[Name] | undefined } =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const known = toCamelCase(name.replace(/^--[^-]+-/, ''), /-(\w)/g)
      // The value may be a string in other kits, but is a number here.
      return [known, known === 'colorMixStrength' && value !== undefined ? Number.parseFloat(String(value)) : value]
    }),
  )
