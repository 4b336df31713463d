import { askWalletProvider } from '@kit/adapter'

/**
 * Asks a wallet in the same turn; what reads its errors is loaded with the first of them.
 *
 * @throws KitError of `toWalletError`; `connection/aborted` on the signal.
 * @example await askSolanaProvider('standard:connect', () => connect(), signal)
 */
export function askSolanaProvider(
  method: string,
  ask: () => unknown,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const load = async () => ({ toWalletError: (await import('../error/toSolanaWalletError.js')).toSolanaWalletError })
  return askWalletProvider({ method, ask, signal, load })
}
