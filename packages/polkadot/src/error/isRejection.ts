/** One error among those that wallets wrap in each other. */
export type ErrorLayer = { readonly code: unknown; readonly message: string }

const maxLayers = 8

/**
 * An error and what is wrapped inside it, outermost first. Never throws: getters that throw, circles and endless nesting are
 * cut off.
 *
 * @example errorLayers(new Error('failed', { cause: { code: 4001 } })).some(({ code }) => code === 4001)
 */
export function errorLayers(error: unknown): readonly ErrorLayer[] {
  const seen = new Set<unknown>([error])
  for (const value of seen) {
    for (const key of ['cause', 'error', 'data', 'originalError']) {
      const inner = read(value, key)
      if (inner !== undefined && inner !== null && seen.size < maxLayers) seen.add(inner)
    }
  }
  return [...seen].map((value) => {
    const message = typeof value === 'string' ? value : read(value, 'message')
    return { code: read(value, 'code'), message: typeof message === 'string' ? message.trim() : '' }
  })
}

/**
 * Whether an error says that the visitor declined, in any of the shapes that wallets have for it: a bare "Cancelled" or
 * "Rejected", the words with the person named, a page that the owner told the wallet to refuse, 4001, or 5000 to 5002 of a
 * pairing.
 *
 * @example isRejection(new Error('Cancelled')) // true
 */
export function isRejection(error: unknown): boolean {
  return errorLayers(error).some(({ code, message }) => rejectionCodes.has(Number(code)) || phrase.test(message))
}

const rejectionCodes: ReadonlySet<number> = new Set([4001, 5000, 5001, 5002])

const phrase =
  /^(error: )?(the )?((request|transaction|signature|signing|connection|approval|popup|window) )?((was|has been) )?(rejected|cancell?ed|denied|declined|closed)( by (the )?(user|owner|wallet))?\.?$|\b(user|owner)\b.{0,20}\b(reject|den(y|ied)|declin|cancel|refus|clos)|\b(rejected|denied|declined|cancell?ed) by (the )?(user|owner)\b|is not allowed to interact with this extension/i

function read(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return (value as { readonly [key: string]: unknown })[key]
  } catch {
    return undefined
  }
}
