import { askWallet } from '../wallet/askWallet.js'
import { readResponse } from './readResponse.js'
import type { WbipWallet } from './WbipWallet.js'

/**
 * Sends one request to a WBIP provider. Its error may come in the answer or as a rejection.
 *
 * @throws KitError of `toWalletError`; `connection/aborted` on the signal.
 * @example await askWbip(wallet, 'wallet_getAccount', undefined, signal)
 */
export async function askWbip(
  wallet: WbipWallet,
  method: string,
  params: unknown,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  return askWallet(method, async () => readResponse(await wallet.request(method, params)), signal)
}
