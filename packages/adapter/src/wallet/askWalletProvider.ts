import { abortable, isKitError, isPlainRefusal, KitError } from '@kit/core/adapter'

/**
 * Asks a wallet in the same turn, so that it may open a window inside the visitor's gesture, and waits as long as the signal lets it.
 * The answer is hostile. What reads a wallet's errors is loaded with the first of them.
 *
 * @param asking.method Named in the error.
 * @param asking.load Loads the adapter's own `toWalletError`, for a lazy chunk.
 * @throws KitError of `toWalletError`, also when the wallet throws synchronously; `connection/aborted` on the signal.
 * @example await askWalletProvider({ method: 'sign', ask: () => wallet.sign(text), signal, load: () => import('./toWalletError.js') })
 */
export async function askWalletProvider<T = unknown>(asking: {
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
    // Offline too, a plain refusal is told from a failure.
    const code = isPlainRefusal(error) ? 'connection/rejected' : 'wallet/failed'
    throw new KitError(code, { shortMessage: 'The wallet rejected the request or failed.', cause: error })
  }
}
