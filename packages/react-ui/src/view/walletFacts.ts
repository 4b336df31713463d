import type { Wallet } from '@kit/core'
import { namespaceOf } from '@kit/core/plugin'
import type { MessageKey } from '../text/Messages.js'

/** Returns where a wallet is available, according to its download options. */
export function describeAvailability({ chromeStore, appStore, playStore }: Wallet): MessageKey {
  const hasApp = appStore !== undefined || playStore !== undefined
  if (chromeStore === undefined) return hasApp ? 'getWallet.phone' : 'getWallet.web'
  return hasApp ? 'getWallet.both' : 'getWallet.browser'
}

/** Returns the chain families that a wallet supports. */
export function familiesOf({ chains }: Wallet): readonly string[] {
  return [...new Set(chains.map((chain) => namespaceOf(chain)))]
}
