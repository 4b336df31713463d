/** One error among those that wallets and libraries wrap in each other. Hostile, but for its shape. */
export type ErrorLayer = {
  /** A numeric string is a number. */
  readonly code: number | string | undefined
  readonly name: string
  readonly message: string
  readonly data: unknown
}

const wrappers = ['cause', 'data', 'originalError', 'error', 'info', 'details', 'context'] as const
const maxLayers = 16

/**
 * An error and everything wrapped inside it (`cause`, `data.originalError`, `error`, `info.error` …), outermost first. Never
 * throws: getters that throw, circles and endless nesting are cut off. For adapters that read the errors of wallets.
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
    // Libraries put the request and its address into `message`, and what went wrong into `shortMessage`.
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
