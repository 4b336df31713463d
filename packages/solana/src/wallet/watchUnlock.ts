import { type StandardWallet, watchStandardAccounts } from '@kit/adapter'
import type { LogPort } from '@kit/core/adapter'
import { parseAccounts } from './parseAccounts.js'

/**
 * Calls the listener each time that a wallet reports accounts: one that was locked does so when it is unlocked. Returns a function that stops
 * listening.
 *
 * @example const stop = watchUnlock({ wallet, log }, () => reconnect())
 */
export const watchUnlock = (
  options: { readonly wallet: StandardWallet; readonly log: LogPort },
  listener: () => void,
): (() => void) =>
  watchStandardAccounts(options, (accounts) => {
    if (parseAccounts({ accounts })?.length) listener()
  })
