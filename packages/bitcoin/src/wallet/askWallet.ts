import { abortable, isKitError, isPlainRefusal, toKitError } from '@kit/core'

/**
 * Asks a wallet in the same turn, so that it may open a window inside the visitor's gesture, and waits as long as the signal
 * lets it. What reads a wallet's errors is loaded with the first of them.
 *
 * @throws KitError of `toWalletError`, also when the wallet throws synchronously; `connection/aborted` on the signal.
 * @example await askWallet('bitcoin:connect', () => connect(), signal)
 */
export async function askWallet(method: string, ask: () => unknown, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await abortable(async () => ask(), signal)
  } catch (error) {
    if (isKitError(error)) throw error
    const reader = await import('../error/toWalletError.js').catch(() => undefined)
    if (reader) throw reader.toWalletError(error, method)
    // A page that lost its server still tells a plain refusal from a failure.
    const code = isPlainRefusal(error) ? 'connection/rejected' : 'wallet/failed'
    throw toKitError(error, code, 'The wallet declined or failed.')
  }
}
