/**
 * Joins bytes; numbers stand for single bytes.
 *
 * @example concatBytes([2], new Uint8Array(3)) // Uint8Array [2, 0, 0, 0]
 */
export function concatBytes(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}
