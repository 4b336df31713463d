/**
 * Replaces the placeholders of a text.
 *
 * @example fillPlaceholders('Chain {id}', { id: 1 }) // 'Chain 1'
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
