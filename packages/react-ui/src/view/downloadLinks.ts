import type { Wallet } from '@kit/core'
import type { IconName } from '../icon/Icon.js'
import type { MessageKey } from '../text/Messages.js'

/** A place to get a wallet. */
export type DownloadLink = { readonly label: MessageKey; readonly icon: IconName; readonly href: string }

/** The places to get a wallet, if they are links to a web page. */
export function downloadLinks(wallet: Wallet): readonly DownloadLink[] {
  const places: readonly (readonly [MessageKey, IconName, string | undefined])[] = [
    ['downloads.extension', 'browser', wallet.chromeStore],
    ['downloads.ios', 'mobile', wallet.appStore],
    ['downloads.android', 'mobile', wallet.playStore],
    ['downloads.website', 'globe', wallet.homepage],
  ]
  return places.flatMap(([label, icon, href]) => (isWebLink(href) ? [{ label, icon, href }] : []))
}

/** Whether a wallet says where to get it. */
export function hasDownloads(wallet: Wallet): boolean {
  return downloadLinks(wallet).length > 0
}

/** A link that a directory gives is hostile: only a page over https is followed. */
export function isWebLink(href: string | undefined): href is string {
  return href !== undefined && /^https:\/\/[^\s]+$/i.test(href)
}
