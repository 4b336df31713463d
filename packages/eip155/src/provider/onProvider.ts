import type { Eip1193Provider } from './Eip1193Provider.js'

/**
 * Subscribes to an event of a wallet. Returns a function that unsubscribes. Treats a provider that throws or has no events as silent: its
 * changes are then noticed by reading.
 *
 * @example const stop = onProvider(provider, 'chainChanged', (chainId) => …)
 */
export function onProvider(provider: Eip1193Provider, event: string, listener: (value: unknown) => void): () => void {
  let isStopped = false
  // A listener that can't be removed is still called.
  const forward = (...args: readonly unknown[]) => {
    if (!isStopped) listener(args[0])
  }
  try {
    provider.on?.(event, forward)
  } catch {
    // Its changes are then noticed by reading.
  }
  return () => {
    isStopped = true
    try {
      // Wallets have one or the other.
      if (provider.removeListener) provider.removeListener(event, forward)
      else provider.off?.(event, forward)
    } catch {
      // The listener can't be removed.
    }
  }
}
