/**
 * Whether an error is a refusal in the plainest form, code 4001 (EIP-1193): what an adapter can tell while the code that reads
 * errors could not be loaded. Never throws.
 *
 * @example isPlainRefusal({ code: 4001 }) // true
 */
export function isPlainRefusal(error: unknown): boolean {
  try {
    return (error as { readonly code?: unknown } | null | undefined)?.code === 4001
  } catch {
    return false
  }
}
