import type { UiOptions } from '@kit/react-ui'

/** Theme of page, buttons and modal: a preset, and the user's changes. */
export type DemoTheme = {
  readonly preset: PresetName
  /** Empty: the preset's accent. */
  readonly accent: string
  readonly radius: string
  readonly font: string
}

/** Name of a preset; `auto` is light or dark by the system setting. */
export type PresetName = 'auto' | 'light' | 'dark' | 'midnight' | 'meadow' | 'ember'

type Preset = Required<Pick<UiOptions, 'theme' | 'themeVariables'>>

/** Example themes: each is what an app would pass to `KitUi`. */
export const presets: Readonly<Record<PresetName, Preset>> = {
  auto: { theme: 'auto', themeVariables: {} },
  light: { theme: 'light', themeVariables: {} },
  dark: { theme: 'dark', themeVariables: {} },
  midnight: {
    theme: 'dark',
    themeVariables: { accent: '#8aa2ff', background: '#0c1230', colorMix: '#3d5bff', colorMixStrength: 9 },
  },
  meadow: {
    theme: 'light',
    themeVariables: { accent: '#0b7a4b', colorMix: '#7cc79b', colorMixStrength: 8, borderRadiusMaster: '6px' },
  },
  ember: {
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
/** Names of the radii and fonts to choose from, by value. */
export const radii = { '': 'auto', '0px': 'square', '2px': 'small', '4px': 'medium', '6px': 'round' } as const
export const fonts = { '': 'sans', Georgia: 'serif', 'ui-monospace': 'mono' } as const

const stacks: Readonly<Record<string, string>> = {
  Georgia: 'Georgia, "Noto Serif", serif',
  'ui-monospace': 'ui-monospace, "DejaVu Sans Mono", monospace',
}

/** Converts a theme to the options of `KitUi`. */
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
