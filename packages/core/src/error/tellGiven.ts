/**
 * What was given, for a developer to read: at most 99 letters, whatever it is.
 *
 * @example tellGiven({ id: 1n }) // '{"id":"1"}'
 */
export function tellGiven(given: unknown): string {
  if (typeof given === 'function') return 'a function'
  try {
    const text = JSON.stringify(given, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    return String(text).slice(0, 99)
  } catch {
    // It holds itself, or will not be read.
    return typeof given
  }
}
