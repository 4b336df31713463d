import { requestWallet as requestSharedWallet } from '@kit/adapter'

/**
 * Asks a wallet in the same turn, so that it may open a window inside the visitor's gesture, and waits until the signal is aborted.
 *
 * @throws KitError of `toWalletError`, also when the wallet throws synchronously; `connection/aborted` on the signal.
 * @example await requestWallet('bitcoin:connect', () => connect(), signal)
 */
export function requestWallet(method: string, ask: () => unknown, signal: AbortSignal | undefined): Promise<unknown> {
  return requestSharedWallet({ method, ask, signal, load: () => import('../error/toWalletError.js') })
}
