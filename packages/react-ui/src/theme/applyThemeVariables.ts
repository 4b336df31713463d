import type { ThemeVariables } from './UiOptions.js'

const names = [
  'colorMix',
  'colorMixStrength',
  'fontFamily',
  'fontSizeMaster',
  'borderRadiusMaster',
  'zIndex',
  'accent',
  'background',
] as const satisfies readonly (keyof ThemeVariables)[]

/** Sets theme variables on an element through the object model, which a strict content policy allows. */
export function applyThemeVariables(element: HTMLElement, variables: ThemeVariables = {}): void {
  for (const name of names) {
    const value = variables[name]
    const property = `--kit-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`
    // An empty value takes it away.
    const given = value === undefined ? '' : name === 'colorMixStrength' ? `${value}%` : `${value}`
    element.style.setProperty(property, given)
  }
}
