import type { WbipWallet } from '../wbip/WbipWallet.js'
import { requestBitcoinProvider } from './requestBitcoinProvider.js'

/**
 * Sends a request to a WBIP provider. Errors may arrive in the response or as a rejection.
 *
 * @throws KitError of `toWalletError`; `connection/aborted` on abort.
 * @example await requestWbip(wallet, 'wallet_getAccount', undefined, signal)
 */
export async function requestWbip(
  wallet: WbipWallet,
  method: string,
  params: unknown,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  return requestBitcoinProvider(method, async () => readResponse(await wallet.request(method, params)), signal)
}

/**
 * Returns the result of a WBIP response, which is either a JSON-RPC response or the bare result.
 *
 * @throws The response's error, unchanged.
 */
export function readResponse(response: unknown): unknown {
  if (typeof response !== 'object' || response === null) return response
  const { error, result } = response as { readonly error?: unknown; readonly result?: unknown }
  if (error !== undefined && error !== null) throw error
  return result === undefined ? response : result
}
