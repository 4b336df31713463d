import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { onProvider } from '../provider/onProvider.js'
import { parseEvmAccounts } from './parseEvmAccounts.js'

/**
 * Calls the listener each time that a wallet reports accounts: one that was locked does so when it is unlocked. Returns a function that stops
 * listening.
 *
 * @example const stop = watchUnlock(provider, () => reconnect())
 */
export const watchUnlock = (provider: Eip1193Provider, listener: () => void): (() => void) =>
  onProvider(provider, 'accountsChanged', (value) => {
    if (parseEvmAccounts(value)?.length) listener()
  })
