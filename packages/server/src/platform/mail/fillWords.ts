/**
 * Fills in the placeholders of a text.
 *
 * @example fillWords('Hello {name}', { name: 'Alice' }) // 'Hello Alice'
 */
export function fillWords(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''))
}
