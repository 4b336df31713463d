/** Try again later (MetaMask), or disconnected from one chain (EIP-1193). */
const outageCodes: readonly unknown[] = [1013, 4901]

/**
 * Returns whether the payload of a `disconnect` event means that the wallet's node is unavailable, not the wallet itself. Its accounts then
 * stay connected. Never throws.
 *
 * @example isProviderOutage({ code: 1013, message: 'Disconnected from chain. Attempting to connect.' }) // true
 */
export function isProviderOutage(error: unknown): boolean {
  try {
    const { code, data } = error as { code?: unknown; data?: { originalError?: { code?: unknown } } }
    return outageCodes.includes(code) || outageCodes.includes(data?.originalError?.code)
  } catch {
    return false
  }
}
