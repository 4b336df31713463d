import { askWallet } from '../wallet/askWallet.js'
import type { WbipWallet } from './WbipWallet.js'

/**
 * Sends one request to a WBIP provider. Its answer is a JSON-RPC response, whose error may also come as a rejection.
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
  return askWallet(
    method,
    async () => {
      const response = await wallet.request(method, params)
      if (typeof response !== 'object' || response === null) return response
      const { error, result } = response as { readonly error?: unknown; readonly result?: unknown }
      if (error !== undefined && error !== null) throw error
      return result === undefined ? response : result
    },
    signal,
  )
}
