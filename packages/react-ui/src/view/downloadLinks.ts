import type { Wallet } from '@kit/core'
import type { IconName } from '../icon/Icon.js'
import type { MessageKey } from '../text/Messages.js'

/** A download option of a wallet. */
export type DownloadLink = { readonly label: MessageKey; readonly icon: IconName; readonly href: string }

/** Returns the download options of a wallet that are valid web links. */
export function downloadLinks(wallet: Wallet): readonly DownloadLink[] {
  const places: readonly (readonly [MessageKey, IconName, string | undefined])[] = [
    ['downloads.extension', 'browser', wallet.chromeStore],
    ['downloads.ios', 'mobile', wallet.appStore],
    ['downloads.android', 'mobile', wallet.playStore],
    ['downloads.website', 'globe', wallet.homepage],
  ]
  return places.flatMap(([label, icon, href]) => (isWebLink(href) ? [{ label, icon, href }] : []))
}

/** Whether a wallet has any download option. */
export function hasDownloads(wallet: Wallet): boolean {
  return downloadLinks(wallet).length > 0
}

/** Whether a link is a web page over HTTPS. Links from a directory are untrusted. */
export function isWebLink(href: string | undefined): href is string {
  return href !== undefined && /^https:\/\/[^\s]+$/i.test(href)
}
