import { type DemoTheme, toUiOptions } from '../config/DemoTheme.js'

/** Applies the colors, corners and font of a theme to the page with CSSOM: its policy allows no inline style. */
export function applyDemoTheme(chosen: DemoTheme): void {
  const { theme = 'auto', themeVariables = {} } = toUiOptions(chosen)
  const { style, dataset } = document.documentElement
  dataset['theme'] = theme
  const values = {
    '--own-accent': themeVariables.accent,
    '--own-bg': themeVariables.background,
    '--tint': themeVariables.colorMix,
    '--r': themeVariables.borderRadiusMaster,
    '--font': themeVariables.fontFamily,
  }
  for (const [name, value] of Object.entries(values))
    if (value === undefined) style.removeProperty(name)
    else style.setProperty(name, value)
}
