import { abortable, hasRejectionCode, isKitError, KitError } from '@kit/core/adapter'

/**
 * Calls a wallet synchronously, so that it can open a window inside the user gesture, and waits until the signal aborts. The response is
 * untrusted. The code that classifies wallet errors is loaded with the first error.
 *
 * @param asking.method Used in the error message.
 * @param asking.load Loads the adapter's own `toWalletError` from a lazy chunk.
 * @throws KitError of `toWalletError`, also if the wallet throws synchronously; `connection/aborted` when the signal aborts.
 * @example await requestWalletProvider({ method: 'sign', ask: () => wallet.sign(text), signal, load: () => import('./toWalletError.js') })
 */
export async function requestWalletProvider<T = unknown>(asking: {
  readonly method: string
  readonly ask: () => Promise<T> | T
  readonly signal: AbortSignal | undefined
  readonly load: () => Promise<{ toWalletError(error: unknown, method: string): KitError }>
}): Promise<T> {
  const { method, ask, signal, load } = asking
  try {
    return await abortable(async () => ask(), signal)
  } catch (error) {
    if (isKitError(error)) throw error
    const reader = await load().catch(() => undefined)
    if (reader) throw reader.toWalletError(error, method)
    // Distinguishes a plain rejection from a failure even if the page is offline.
    const code = hasRejectionCode(error) ? 'connection/rejected' : 'wallet/failed'
    throw new KitError(code, { shortMessage: 'The wallet rejected the request or failed.', cause: error })
  }
}
