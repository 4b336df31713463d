import type { LogPort } from '@kit/core/adapter'
import type { StandardWallet } from './parseStandardWallet.js'
import { readFeature } from './readFeature.js'

/**
 * Listens to `standard:events` of a wallet for accounts that changed. Chains or features alone are no news; whatever the wallet does
 * wrong, and whatever `listener` throws at it, is logged and dropped. Returns the end.
 *
 * @param listener Gets the accounts that the wallet names, which are hostile.
 * @example const stop = watchStandardAccounts({ wallet, log }, (accounts) => …)
 */
export function watchStandardAccounts(
  { wallet, log }: { readonly wallet: StandardWallet; readonly log: LogPort },
  listener: (accounts: unknown) => void,
): () => void {
  let isEnded = false
  /** Whatever the wallet does wrong must not reach the page. */
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
