import type { Eip1193Provider } from './Eip1193Provider.js'

/**
 * Listens to one event of a wallet. Returns the end. A provider without events, or one that throws, is taken as silent: what it
 * does is then seen by reading.
 *
 * @example const stop = onProvider(provider, 'chainChanged', (chainId) => …)
 */
export function onProvider(provider: Eip1193Provider, event: string, listener: (value: unknown) => void): () => void {
  let isOver = false
  // A wallet that can't be left goes on talking.
  const forward = (...args: readonly unknown[]) => {
    if (!isOver) listener(args[0])
  }
  try {
    provider.on?.(event, forward)
  } catch {
    // What it does is then seen by reading.
  }
  return () => {
    isOver = true
    try {
      // Some wallets have the one, some the other.
      if (provider.removeListener) provider.removeListener(event, forward)
      else provider.off?.(event, forward)
    } catch {
      // Nothing more can be done about a wallet that does not let go.
    }
  }
}
