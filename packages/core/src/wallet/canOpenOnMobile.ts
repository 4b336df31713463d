import { hasInAppBrowser } from '../directory/inAppBrowserOf.js'
import type { Wallet } from '../directory/Wallet.js'

/** Whether a wallet can be reached on a phone: by a mobile or web link, or by a link format of its own. */
export function canOpenOnMobile(wallet: Wallet): boolean {
  return Boolean(wallet.mobileLink || wallet.linkMode || wallet.webappLink) || hasInAppBrowser(wallet)
}
