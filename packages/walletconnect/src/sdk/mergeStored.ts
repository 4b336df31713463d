type Entries = Map<string, unknown>

/**
 * Merges the changes of two pages to one key. Another page changed it to `now`, and this page from `before` to `next`. Entries that the
 * other page removed stay removed. Values are objects by key or lists of records (with `id`, `topic` or `target`). For anything else,
 * returns `next`.
 *
 * @example mergeStored({ a: 1 }, { a: 1, b: 2 }, { a: 1, c: 3 }) // { a: 1, c: 3, b: 2 }
 */
export function mergeStored(before: unknown, next: unknown, now: unknown): unknown {
  const [was, mine, theirs] = [toEntries(before) ?? new Map(), toEntries(next), toEntries(now)]
  if (mine === undefined || theirs === undefined || Array.isArray(next) !== Array.isArray(now)) return next
  const joined: Entries = new Map(theirs)
  for (const key of was.keys()) if (!mine.has(key)) joined.delete(key)
  for (const [key, value] of mine) {
    const isNew = !was.has(key)
    const isChanged = isNew || JSON.stringify(was.get(key), replaceBigInt) !== JSON.stringify(value, replaceBigInt)
    if (isChanged && (isNew || joined.has(key))) joined.set(key, value)
  }
  return Array.isArray(next) ? [...joined.values()] : Object.fromEntries(joined)
}

/** Replaces a `bigint`, which JSON lacks, with its digits and `n`. */
export const replaceBigInt = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? `${value}n` : value

/** Returns undefined for a value whose entries have no IDs. */
function toEntries(value: unknown): Entries | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  const keyed = value.map((item): [string, unknown] => [keyOf(item), item])
  return keyed.some(([key]) => key === '') ? undefined : new Map(keyed)
}

function keyOf(item: unknown): string {
  const { id, topic, target } = (typeof item === 'object' && item !== null ? item : {}) as { [name: string]: unknown }
  const key = id ?? topic ?? target
  return typeof key === 'string' || typeof key === 'number' || typeof key === 'bigint' ? String(key) : ''
}
