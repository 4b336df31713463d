/** Reads a JSON value: returns it with its type, or throws an error that names the place of the mistake. */
export type Shape<T> = (value: unknown, place: string) => T

type ObjectOf<Fields> = { readonly [Name in keyof Fields]: Fields[Name] extends Shape<infer T> ? T : never }

/** Non-empty string. */
export const text: Shape<string> = (value, place) => {
  if (typeof value === 'string' && value.trim() !== '') return value
  throw wrong(place, 'a string that is not empty', value)
}

/** Integer of zero or more. */
export const count: Shape<number> = (value, place) => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
  throw wrong(place, 'a whole number', value)
}

/** The value `true`; the key is left out otherwise. */
export const flag: Shape<true> = (value, place) => {
  if (value === true) return value
  throw wrong(place, 'true, or no such key', value)
}

/** List of one shape. */
export const list =
  <T>(item: Shape<T>): Shape<readonly T[]> =>
  (value, place) => {
    if (!Array.isArray(value)) throw wrong(place, 'a list', value)
    return value.map((entry, index) => item(entry, `${place}[${index}]`))
  }

/** Value that can be missing. */
export const optional =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value, place) =>
    value === undefined ? undefined : shape(value, place)

/** Object with these keys and no others. */
export const object =
  <Fields extends { readonly [name: string]: Shape<unknown> }>(fields: Fields): Shape<ObjectOf<Fields>> =>
  (value, place) => {
    const given = keysOf(value, place)
    const unknown = Object.keys(given).find((key) => !Object.hasOwn(fields, key))
    if (unknown !== undefined)
      throw new Error(`${place} has the unknown key "${unknown}"; expected ${Object.keys(fields).join(', ')}`)
    const read = Object.entries(fields).map(([key, shape]) => [key, shape(given[key], `${place}.${key}`)])
    return Object.fromEntries(read.filter(([, field]) => field !== undefined))
  }

/** Object with any keys, whose values have one shape. */
export const dictionary =
  <T>(entry: Shape<T>): Shape<{ readonly [key: string]: T }> =>
  (value, place) =>
    Object.fromEntries(
      Object.entries(keysOf(value, place)).map(([key, one]) => [key, entry(one, `${place}["${key}"]`)]),
    )

/**
 * Parses JSON of a shape.
 *
 * @throws Error that starts with the path, for a syntax error or a value of another shape
 * @example parseJson('conformance/options.json', source, dictionary(list(text)))
 */
export function parseJson<T>(path: string, source: string, shape: Shape<T>): T {
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch (cause) {
    throw new Error(`${path} is not valid JSON: ${String(cause)}`, { cause })
  }
  return shape(value, path)
}

function keysOf(value: unknown, place: string): { readonly [key: string]: unknown } {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw wrong(place, 'an object', value)
}

function wrong(place: string, expected: string, value: unknown): Error {
  const received = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60)
  return new Error(`${place} must be ${expected}, received ${received}`)
}
