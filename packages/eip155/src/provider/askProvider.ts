import { abortable, isKitError, isPlainRefusal, KitError } from '@kit/core'
import type { Eip1193Provider } from './Eip1193Provider.js'
import { loadWalletErrors } from './loadWalletErrors.js'
import { onProvider } from './onProvider.js'

/**
 * Sends one request to a wallet (EIP-1193). The wallet is asked in the same turn, so that it may open a window inside the
 * visitor's gesture. The answer is hostile. What reads a wallet's errors is loaded with the first of them. A wallet that goes away
 * meanwhile answers nothing any more: after its `disconnect` it is asked for its chain, and the request ends when it is silent.
 *
 * @throws KitError of `toWalletError`, also when the provider throws synchronously; `wallet/disconnected` when the wallet went away;
 * `connection/aborted` on the signal.
 * @example await askProvider(provider, { method: 'eth_chainId', signal })
 */
export async function askProvider(
  provider: Eip1193Provider,
  request: { readonly method: string; readonly params?: unknown; readonly signal?: AbortSignal | undefined },
): Promise<unknown> {
  const { method, params, signal } = request
  let giveUp = (_gone: KitError) => {}
  const gone = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  // A wallet that threw at once is not waited for.
  gone.catch(() => {})
  let stop = () => {}
  const judge = async (reason: unknown) => {
    const reader = await loadWalletErrors().catch(() => undefined)
    const error = await reader?.findGone(provider, reason, method)
    if (error) giveUp(error)
  }
  try {
    // Where no listener can be taken back, requests would pile them up.
    if (provider.removeListener ?? provider.off) stop = onProvider(provider, 'disconnect', judge)
    return await abortable(
      () => Promise.race([gone, provider.request({ method, ...(params !== undefined && { params }) })]),
      signal,
    )
  } catch (error) {
    if (isKitError(error)) throw error
    const reader = await loadWalletErrors().catch(() => undefined)
    if (reader) throw reader.toWalletError(error, method)
    // A page that lost its server still tells a plain refusal from a failure.
    const code = isPlainRefusal(error) ? 'connection/rejected' : 'wallet/failed'
    throw new KitError(code, { shortMessage: 'The wallet declined or failed.', cause: error })
  } finally {
    stop()
  }
}
