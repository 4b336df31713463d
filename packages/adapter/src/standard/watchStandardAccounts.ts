import type { LogPort } from '@kit/core/adapter'
import type { StandardWallet } from './parseStandardWallet.js'
import { readFeature } from './readFeature.js'

/**
 * Subscribes to account changes of a wallet's `standard:events`. Ignores changes of chains or features alone. Errors of the wallet and of
 * `listener` are logged and dropped. Returns a function that unsubscribes.
 *
 * @param listener Called with the accounts that the wallet reports, which are untrusted.
 * @example const stop = watchStandardAccounts({ wallet, log }, (accounts) => …)
 */
export function watchStandardAccounts(
  { wallet, log }: { readonly wallet: StandardWallet; readonly log: LogPort },
  listener: (accounts: unknown) => void,
): () => void {
  let isEnded = false
  /** Errors of the wallet must not reach the page. */
  const quietly = (work: () => unknown) => {
    try {
      return isEnded ? undefined : work()
    } catch (error) {
      return log.debug('A wallet reported an invalid account change', error)
    }
  }
  const onChange = (change: unknown) =>
    quietly(() => {
      const { accounts } = change as { readonly accounts?: unknown }
      if (accounts !== undefined) listener(accounts)
    })
  const end = quietly(() => readFeature(wallet, 'standard:events')?.('change', onChange))
  return () => {
    quietly(() => typeof end === 'function' && end())
    isEnded = true
  }
}
