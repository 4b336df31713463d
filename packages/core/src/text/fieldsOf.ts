/** Fields of an untrusted object, of any type or missing. `T` names them, such as a type of a contract. */
export type Fields<T = { readonly [name: string]: unknown }> = { readonly [Name in keyof T]?: unknown }

/**
 * Returns the fields of an object, or none for other values.
 *
 * @example const { id } = fieldsOf(await response.json())
 */
export function fieldsOf<T = { readonly [name: string]: unknown }>(value: unknown): Fields<T> {
  return typeof value === 'object' && value !== null ? (value as Fields<T>) : {}
}
