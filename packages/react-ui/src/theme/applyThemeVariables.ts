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
    const property = `--kit-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    if (value === undefined) element.style.removeProperty(property)
    else element.style.setProperty(property, name === 'colorMixStrength' ? `${value}%` : String(value))
  }
}
