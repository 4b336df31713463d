/** The text of a message that came as bytes, as hex, or as text; bytes that are no text stay hex. */
export function readText(value: unknown): string {
  if (typeof value === 'string' && !/^0x([0-9a-f]{2})*$/i.test(value)) return value
  const hex = typeof value === 'string' ? value.slice(2) : ''
  const bytes =
    value instanceof Uint8Array ? value : Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
