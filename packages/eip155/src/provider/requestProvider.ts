import { askWalletProvider } from '@kit/adapter'
import type { ClockPort, KitError, WalletCall } from '@kit/core/adapter'
import type { Eip1193Provider } from './Eip1193Provider.js'
import { onProvider } from './onProvider.js'

/** What a request to an EVM wallet takes: the call of an adapter's method, and the kit's clock. */
export type EvmCall = WalletCall<Eip1193Provider> & { readonly clock: ClockPort }

/** Loads what reads the errors of a wallet: one lazy chunk, which a page does not need before a wallet is asked. */
export const loadWalletErrors = (): Promise<typeof import('./walletErrors.js')> => import('./walletErrors.js')

/**
 * Sends one request to a wallet (EIP-1193), as `askWalletProvider` of `@kit/adapter` does. A wallet that goes away meanwhile answers nothing any
 * more: after its `disconnect` it is asked for its chain, and the request ends when it is silent.
 *
 * @throws KitError of `toWalletError`, also when the provider throws synchronously; `wallet/disconnected` when the wallet went away;
 * `connection/aborted` on the signal.
 * @example await requestProvider({ provider, clock, signal }, 'eth_chainId')
 */
export async function requestProvider(
  { provider, clock, signal }: Pick<EvmCall, 'provider' | 'clock' | 'signal'>,
  method: string,
  params?: unknown,
): Promise<unknown> {
  let giveUp = (_gone: KitError) => {}
  const gone = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  // A wallet that threw at once is not waited for.
  gone.catch(() => {})
  const judge = async (reason: unknown) => {
    const reader = await loadWalletErrors().catch(() => undefined)
    const error = await reader?.findGone(provider, clock, method, reason)
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
