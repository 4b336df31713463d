/** Fields of a hostile object: named as the contract names them, of any type or missing. */
export type Fields<T> = { readonly [Name in keyof T]?: unknown }

/** The fields of a value that should be an object, optionally of a type of the contract; none when it is something else. */
export function fieldsOf<T = { readonly [name: string]: unknown }>(value: unknown): Fields<T> {
  return typeof value === 'object' && value !== null ? (value as Fields<T>) : {}
}

/** The items of a value that should be a list, at most `most`; none when it is something else. */
export function listOf(value: unknown, most: number): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : []
}

/** As {@link listOf}, for a list that an answer must have. Throws a TypeError when it is something else. */
export function requireList(value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('a list was expected')
  return value.slice(0, most)
}
