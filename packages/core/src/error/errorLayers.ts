/** One error in a chain of wrapped errors. Untrusted, except for its shape. */
export type ErrorLayer = {
  /** Numeric strings are converted to numbers. */
  readonly code: number | string | undefined
  readonly name: string
  readonly message: string
  readonly data: unknown
}

const wrappers = ['cause', 'data', 'originalError', 'error', 'info', 'details', 'context'] as const
const maxLayers = 16

/**
 * Returns an error and all errors wrapped inside it (`cause`, `data.originalError`, `error`, `info.error` and others), outermost first. For
 * adapters that classify wallet errors. Never throws: skips throwing getters, and limits cycles and nesting.
 *
 * @example errorLayers({ code: -32603, data: { originalError: { code: 4902 } } }).some(({ code }) => code === 4902)
 */
export function errorLayers(error: unknown): readonly ErrorLayer[] {
  const seen = new Set<unknown>([error])
  for (const value of seen) {
    if (seen.size >= maxLayers) break
    for (const key of wrappers) {
      const inner = read(value, key)
      if (inner !== undefined && inner !== null && seen.size < maxLayers) seen.add(inner)
    }
  }
  return [...seen].map((value) => ({
    code: toCode(read(value, 'code')),
    name: toText(read(value, 'name')),
    // Libraries put the request and its URL into `message`, and the actual error into `shortMessage`.
    message: typeof value === 'string' ? value : toText(read(value, 'shortMessage')) || toText(read(value, 'message')),
    data: read(value, 'data'),
  }))
}

function read(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return (value as Record<string, unknown>)[key]
  } catch {
    return undefined
  }
}

function toCode(value: unknown): number | string | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return undefined
  return /^-?\d{1,9}$/.test(value) ? Number(value) : value
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
