import { requestWalletProvider } from '@kit/adapter'
import type { ClockPort, KitError, WalletCall } from '@kit/core/adapter'
import type { Eip1193Provider } from './Eip1193Provider.js'
import { onProvider } from './onProvider.js'

/** Parameters of a request to an EVM wallet: those of an adapter method, and the kit's clock. */
export type EvmCall = WalletCall<Eip1193Provider> & { readonly clock: ClockPort }

/** Loads the code that reads wallet errors: one lazy chunk, not needed before the first wallet request. */
export const loadWalletErrors = (): Promise<typeof import('./walletErrors.js')> => import('./walletErrors.js')

/**
 * Sends one request to a wallet (EIP-1193), like `requestWalletProvider` of `@kit/adapter`. After the wallet's `disconnect` event, checks
 * whether it still responds to `eth_chainId`, and fails the request if it doesn't.
 *
 * @throws KitError of `toWalletError`, also when the provider throws synchronously; `wallet/disconnected` when the wallet is disconnected;
 *   `connection/aborted` on abort.
 * @example await requestProvider({ provider, clock, signal }, 'eth_chainId')
 */
export async function requestProvider(
  { provider, clock, signal }: Pick<EvmCall, 'provider' | 'clock' | 'signal'>,
  method: string,
  params?: unknown,
): Promise<unknown> {
  let rejectRequest = (_error: KitError) => {}
  const disconnected = new Promise<never>((_, reject) => {
    rejectRequest = reject
  })
  // Prevents an unhandled rejection after a synchronous throw.
  disconnected.catch(() => {})
  const checkWallet = async (reason: unknown) => {
    const reader = await loadWalletErrors().catch(() => undefined)
    const error = await reader?.findDisconnect(provider, clock, method, reason)
    if (error) rejectRequest(error)
  }
  // If listeners can't be removed, requests would accumulate them.
  const stop = (provider.removeListener ?? provider.off) ? onProvider(provider, 'disconnect', checkWallet) : () => {}
  const ask = () => Promise.race([disconnected, provider.request({ method, ...(params !== undefined && { params }) })])
  try {
    return await requestWalletProvider({ method, ask, signal, load: loadWalletErrors })
  } finally {
    stop()
  }
}
