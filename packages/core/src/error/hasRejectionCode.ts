/**
 * Returns whether an error has code 4001 (EIP-1193). Lets an adapter recognize a rejection even if the code that classifies errors failed
 * to load. Never throws.
 *
 * @example hasRejectionCode({ code: 4001 }) // true
 */
export function hasRejectionCode(error: unknown): boolean {
  try {
    return (error as { readonly code?: unknown } | null | undefined)?.code === 4001
  } catch {
    return false
  }
}
