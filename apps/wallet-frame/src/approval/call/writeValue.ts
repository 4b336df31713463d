import { visibleText } from '../data/visibleText.js'

/**
 * Writes a value of a call or of typed data, whole: numbers in decimal, lists in brackets, texts with nothing hidden.
 *
 * @example writeValue([1n, { to: '0x…' }]) // '[1, {to: 0x…}]'
 */
export function writeValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, each]) => `${name}: ${writeValue(each)}`)
      .join(', ')}}`
  return visibleText(String(value))
}
