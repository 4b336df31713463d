/** One error among those that wallets and libraries wrap in each other. */
export type ErrorLayer = {
  readonly code: number | string | undefined
  readonly name: string
  readonly message: string
}

const wrappers = ['cause', 'error', 'data', 'originalError', 'context'] as const
const maxLayers = 16

/**
 * An error and everything wrapped inside it, outermost first. Never throws: getters that throw, circles and endless nesting
 * are cut off. A numeric string is a number.
 *
 * @example errorLayers({ code: -32603, data: { originalError: { code: 4001 } } }).some(({ code }) => code === 4001)
 */
export function errorLayers(error: unknown): readonly ErrorLayer[] {
  const seen = new Set<unknown>([error])
  for (const value of seen) {
    for (const key of wrappers) {
      const inner = read(value, key)
      if (inner !== undefined && inner !== null && seen.size < maxLayers) seen.add(inner)
    }
  }
  return [...seen].map((value) => {
    const code = read(value, 'code')
    return {
      code: typeof code === 'string' && /^-?\d{1,9}$/.test(code) ? Number(code) : (code as number | string | undefined),
      name: toText(read(value, 'name')),
      message: typeof value === 'string' ? value : toText(read(value, 'message')),
    }
  })
}

function read(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return (value as { readonly [key: string]: unknown })[key]
  } catch {
    return undefined
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
