/** Returns the items of a list, at most `most`, or none for other values. */
export function listOf(value: unknown, most: number): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : []
}

/** Like {@link listOf}, for a required list. Throws a TypeError for other values. */
export function requireList(value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('Expected an array.')
  return value.slice(0, most)
}
