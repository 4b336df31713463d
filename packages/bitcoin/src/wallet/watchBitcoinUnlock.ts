import { watchStandardAccounts } from '@kit/adapter'
import type { LogPort } from '@kit/core/adapter'
import { onWbip } from '../wbip/onWbip.js'
import type { PageWallet } from './PageWallet.js'
import { parseBitcoinAccounts } from './parseBitcoinAccounts.js'

/**
 * Calls the listener each time that a wallet reports accounts: one that was locked does so when it is unlocked. A WBIP wallet says only that
 * something changed. Returns a function that stops listening.
 *
 * @example const stop = watchBitcoinUnlock({ wallet, log }, () => reconnect())
 */
export const watchBitcoinUnlock = (
  { wallet, log }: { readonly wallet: PageWallet; readonly log: LogPort },
  listener: () => void,
): (() => void) =>
  'wbip' in wallet
    ? onWbip(wallet.wbip, 'accountChange', listener, log)
    : watchStandardAccounts({ wallet: wallet.standard, log }, (accounts) => {
        if (parseBitcoinAccounts(accounts)?.length) listener()
      })
