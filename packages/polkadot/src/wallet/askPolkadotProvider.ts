import { askWalletProvider } from '@kit/adapter'

/**
 * Asks a wallet in the same turn, so that it may open a window inside the visitor's gesture, and waits until the signal is aborted.
 *
 * @throws KitError of `toWalletError`, also when the wallet throws synchronously; `connection/aborted` on the signal.
 * @example await askPolkadotProvider('enable', () => wallet.enable('My dapp'), signal)
 */
export function askPolkadotProvider(
  method: string,
  ask: () => unknown,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const load = async () => ({
    toWalletError: (await import('../error/toPolkadotWalletError.js')).toPolkadotWalletError,
  })
  return askWalletProvider({ method, ask, signal, load })
}
