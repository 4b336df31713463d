import type { DirectoryFactory } from '@kit/core/plugin'
import { lazyDirectory } from './lazyDirectory.js'
import type { WalletList } from './startBundledDirectory.js'

/**
 * Creates a wallet directory from a list that your page contains, for a dapp without a service. The list is loaded like the code of
 * `directory`, and nothing else is requested. Wallets of the chains of your adapters are listed in the order of the list; the first four are
 * recommended.
 *
 * @param load Loads the list: `wallets` of `@kit/icons/wallets`, or your own. Their icons are in `imageUrl`.
 * @example
 * createKit({ metadata, adapters, directory: bundledDirectory(() => import('@kit/icons/wallets')) })
 */
export function bundledDirectory(load: () => Promise<WalletList>): DirectoryFactory {
  return lazyDirectory(async () => {
    const [list, { startBundledDirectory }] = await Promise.all([load(), import('./startBundledDirectory.js')])
    return { startDirectory: (context) => startBundledDirectory(list, context) }
  })
}
