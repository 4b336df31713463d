import type { WbipWallet } from '../wbip/WbipWallet.js'
import { askBitcoinProvider } from './askBitcoinProvider.js'

/**
 * Sends one request to a WBIP provider. Its error may come in the answer or as a rejection.
 *
 * @throws KitError of `toWalletError`; `connection/aborted` on the signal.
 * @example await requestWbip(wallet, 'wallet_getAccount', undefined, signal)
 */
export async function requestWbip(
  wallet: WbipWallet,
  method: string,
  params: unknown,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  return askBitcoinProvider(method, async () => readResponse(await wallet.request(method, params)), signal)
}

/**
 * The result of a WBIP wallet's answer, which is a JSON-RPC response or the bare result.
 *
 * @throws What the response has as its error, as it is.
 */
export function readResponse(response: unknown): unknown {
  if (typeof response !== 'object' || response === null) return response
  const { error, result } = response as { readonly error?: unknown; readonly result?: unknown }
  if (error !== undefined && error !== null) throw error
  return result === undefined ? response : result
}
