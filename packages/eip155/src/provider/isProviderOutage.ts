/** Try again later (MetaMask), or disconnected from one chain (EIP-1193). */
const outageCodes: readonly unknown[] = [1013, 4901]

/**
 * Whether what a wallet sends with `disconnect` says that the node behind it is away, and not the wallet: its accounts stay. Never
 * throws.
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
