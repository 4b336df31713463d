/** Fields of an untrusted object, named as in the contract, of any type or missing. */
export type Fields<T> = { readonly [Name in keyof T]?: unknown }

/** Returns the fields of an object, optionally typed by a type of the contract, or none for other values. */
export function fieldsOf<T = { readonly [name: string]: unknown }>(value: unknown): Fields<T> {
  return typeof value === 'object' && value !== null ? (value as Fields<T>) : {}
}

/** Returns the items of a list, at most `most`, or none for other values. */
export function listOf(value: unknown, most: number): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : []
}

/** Like {@link listOf}, for a required list. Throws a TypeError for other values. */
export function requireList(value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('Expected an array.')
  return value.slice(0, most)
}
