import { askWalletProvider } from '@kit/adapter'
import type { ClockPort, KitError } from '@kit/core/adapter'
import type { Eip1193Provider } from './Eip1193Provider.js'
import { loadWalletErrors } from './loadWalletErrors.js'
import { onProvider } from './onProvider.js'

/**
 * Sends one request to a wallet (EIP-1193), as `askWalletProvider` of `@kit/adapter` does. A wallet that goes away meanwhile answers nothing any
 * more: after its `disconnect` it is asked for its chain, and the request ends when it is silent.
 *
 * @throws KitError of `toWalletError`, also when the provider throws synchronously; `wallet/disconnected` when the wallet went away;
 * `connection/aborted` on the signal.
 * @example await requestProvider(provider, { method: 'eth_chainId', clock, signal })
 */
export async function requestProvider(
  provider: Eip1193Provider,
  request: {
    readonly method: string
    readonly params?: unknown
    readonly clock: ClockPort
    readonly signal?: AbortSignal | undefined
  },
): Promise<unknown> {
  const { method, params, clock, signal } = request
  let giveUp = (_gone: KitError) => {}
  const gone = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  // A wallet that threw at once is not waited for.
  gone.catch(() => {})
  const judge = async (reason: unknown) => {
    const reader = await loadWalletErrors().catch(() => undefined)
    const error = await reader?.findGone({ provider, reason, method, clock })
    if (error) giveUp(error)
  }
  // Where no listener can be taken back, requests would pile them up.
  const stop = (provider.removeListener ?? provider.off) ? onProvider(provider, 'disconnect', judge) : () => {}
  const ask = () => Promise.race([gone, provider.request({ method, ...(params !== undefined && { params }) })])
  try {
    return await askWalletProvider({ method, ask, signal, load: loadWalletErrors })
  } finally {
    stop()
  }
}
