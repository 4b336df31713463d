import { requestWalletProvider } from '@kit/adapter'

/**
 * Sends a request to a wallet synchronously. The first error loads the code that reads errors.
 *
 * @throws KitError of `toWalletError`; `connection/aborted` on abort.
 * @example await requestSolanaProvider('standard:connect', () => connect(), signal)
 */
export function requestSolanaProvider(
  method: string,
  ask: () => unknown,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const load = async () => ({ toWalletError: (await import('../error/toSolanaWalletError.js')).toSolanaWalletError })
  return requestWalletProvider({ method, ask, signal, load })
}
