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

/** Sets theme variables on an element through the CSSOM, which a strict Content Security Policy allows. */
export function applyThemeVariables(element: HTMLElement, variables: ThemeVariables = {}): void {
  for (const name of names) {
    const value = variables[name]
    const property = `--kit-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`
    // An empty value removes the property.
    const given = value === undefined ? '' : name === 'colorMixStrength' ? `${value}%` : `${value}`
    element.style.setProperty(property, given)
  }
}
