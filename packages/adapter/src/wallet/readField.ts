/**
 * Reads a field of an untrusted value. Returns undefined if it isn't an object, or if a getter throws.
 *
 * @example readField(answer, 'signature')
 */
export function readField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return (value as { readonly [key: string]: unknown })[name]
  } catch {
    return undefined
  }
}
