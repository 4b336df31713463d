import type { ThemeVariables } from './UiOptions.js'

const names = {
  colorMix: '--kit-color-mix',
  colorMixStrength: '--kit-color-mix-strength',
  fontFamily: '--kit-font-family',
  fontSizeMaster: '--kit-font-size-master',
  borderRadiusMaster: '--kit-border-radius-master',
  zIndex: '--kit-z-index',
  accent: '--kit-accent',
  background: '--kit-background',
} as const satisfies Record<keyof ThemeVariables, string>

/** Sets theme variables on an element through the object model, which a strict content policy allows. */
export function applyThemeVariables(element: HTMLElement, variables: ThemeVariables = {}): void {
  for (const [key, name] of Object.entries(names)) {
    const value = variables[key as keyof ThemeVariables]
    if (value === undefined) element.style.removeProperty(name)
    else element.style.setProperty(name, key === 'colorMixStrength' ? `${value}%` : String(value))
  }
}
