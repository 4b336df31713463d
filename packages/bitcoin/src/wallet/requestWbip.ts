import { readResponse } from '../wbip/readResponse.js'
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
