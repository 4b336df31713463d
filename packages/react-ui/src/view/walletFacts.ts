import type { Wallet } from '@kit/core'
import type { MessageKey } from '../text/Messages.js'

/** Where a wallet lives, as far as it says where to get it. */
export function placesOf({ chromeStore, appStore, playStore }: Wallet): MessageKey {
  const hasApp = appStore !== undefined || playStore !== undefined
  if (chromeStore === undefined) return hasApp ? 'getWallet.phone' : 'getWallet.web'
  return hasApp ? 'getWallet.both' : 'getWallet.browser'
}

/** The chain families that a wallet is for. */
export function familiesOf({ chains }: Wallet): readonly string[] {
  return [...new Set(chains.map((chain) => chain.split(':')[0] ?? ''))]
}
