import { type StandardWallet, watchStandardAccounts } from '@kit/adapter'
import type { LogPort } from '@kit/core/adapter'
import { parseSolanaAccounts } from './parseSolanaAccounts.js'

/**
 * Calls the listener each time that a wallet reports accounts: one that was locked does so when it is unlocked. Returns a function that stops
 * listening.
 *
 * @example const stop = watchSolanaUnlock({ wallet, log }, () => reconnect())
 */
export const watchSolanaUnlock = (
  options: { readonly wallet: StandardWallet; readonly log: LogPort },
  listener: () => void,
): (() => void) =>
  watchStandardAccounts(options, (accounts) => {
    if (parseSolanaAccounts({ accounts })?.length) listener()
  })
