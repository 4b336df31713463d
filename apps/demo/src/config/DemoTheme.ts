import type { UiOptions } from '@kit/react-ui'

/** Look of page, buttons and modal: a preset, and the user's changes. */
export type DemoTheme = {
  readonly preset: PresetName
  /** Empty: the preset's accent. */
  readonly accent: string
  readonly radius: string
  readonly font: string
}

/** Name of a preset; `auto` is light or dark by the system setting. */
export type PresetName = 'auto' | 'light' | 'dark' | 'midnight' | 'meadow' | 'ember'

type Preset = { readonly title: string } & Required<Pick<UiOptions, 'theme' | 'themeVariables'>>

/** Example themes: each is what an app would pass to `KitUi`. */
export const presets: Readonly<Record<PresetName, Preset>> = {
  auto: { title: 'Auto', theme: 'auto', themeVariables: {} },
  light: { title: 'Light', theme: 'light', themeVariables: {} },
  dark: { title: 'Dark', theme: 'dark', themeVariables: {} },
  midnight: {
    title: 'Midnight',
    theme: 'dark',
    themeVariables: { accent: '#8aa2ff', background: '#0c1230', colorMix: '#3d5bff', colorMixStrength: 9 },
  },
  meadow: {
    title: 'Meadow',
    theme: 'light',
    themeVariables: { accent: '#0b7a4b', colorMix: '#7cc79b', colorMixStrength: 8, borderRadiusMaster: '6px' },
  },
  ember: {
    title: 'Ember',
    theme: 'dark',
    themeVariables: {
      accent: '#ff8a4c',
      background: '#17110e',
      colorMix: '#ff6a2b',
      colorMixStrength: 5,
      borderRadiusMaster: '2px',
    },
  },
}

/** Accents to choose from; the first is the preset's own. */
export const accents = ['', '#3758f9', '#0b7a4b', '#c2410c', '#7c3aed', '#c2255c'] as const
export const radii = { '': 'Auto', '0px': 'Square', '2px': 'Small', '4px': 'Medium', '6px': 'Round' } as const
export const fonts = { '': 'Sans', Georgia: 'Serif', 'ui-monospace': 'Mono' } as const

const stacks: Readonly<Record<string, string>> = {
  Georgia: 'Georgia, "Noto Serif", serif',
  'ui-monospace': 'ui-monospace, "DejaVu Sans Mono", monospace',
}

/** Converts a look to the options of `KitUi`. */
export function toUiOptions({ preset, accent, radius, font }: DemoTheme): Pick<UiOptions, 'theme' | 'themeVariables'> {
  const { theme, themeVariables } = presets[preset]
  const fontFamily = stacks[font]
  return {
    theme,
    themeVariables: {
      ...themeVariables,
      ...(accent !== '' && { accent }),
      ...(radius !== '' && { borderRadiusMaster: radius }),
      ...(fontFamily !== undefined && { fontFamily }),
    },
  }
}
