import { requestWallet as requestSharedWallet } from '@kit/adapter'

/**
 * Asks a wallet in the same turn; what reads its errors is loaded with the first of them.
 *
 * @throws KitError of `toWalletError`; `connection/aborted` on the signal.
 * @example await requestWallet('standard:connect', () => connect(), signal)
 */
export function requestWallet(method: string, ask: () => unknown, signal: AbortSignal | undefined): Promise<unknown> {
  return requestSharedWallet({ method, ask, signal, load: () => import('../error/toWalletError.js') })
}
