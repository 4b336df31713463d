import type { Eip1193Provider } from './Eip1193Provider.js'

/**
 * Listens to one event of a wallet. Returns the end. A provider without events, or one that throws, is taken as silent: what it
 * does is then seen by reading.
 *
 * @example const stop = onProvider(provider, 'chainChanged', (chainId) => …)
 */
export function onProvider(provider: Eip1193Provider, event: string, listener: (value: unknown) => void): () => void {
  const forward = (...args: readonly unknown[]) => listener(args[0])
  try {
    provider.on?.(event, forward)
  } catch {
    return () => {}
  }
  return () => {
    try {
      provider.removeListener?.(event, forward)
    } catch {
      // Nothing more can be done about a wallet that does not let go.
    }
  }
}
