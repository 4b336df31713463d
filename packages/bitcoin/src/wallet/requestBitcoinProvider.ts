import { requestWalletProvider } from '@kit/adapter'

/**
 * Sends a request to a wallet synchronously, so that it may open a window within the user gesture. Waits until the request settles or the
 * signal aborts.
 *
 * @throws KitError of `toWalletError`, also when the wallet throws synchronously; `connection/aborted` on abort.
 * @example await requestBitcoinProvider('bitcoin:connect', () => connect(), signal)
 */
export function requestBitcoinProvider(
  method: string,
  ask: () => unknown,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const load = async () => ({ toWalletError: (await import('../error/toBitcoinWalletError.js')).toBitcoinWalletError })
  return requestWalletProvider({ method, ask, signal, load })
}
