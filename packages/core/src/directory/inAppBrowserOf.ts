import { isForbiddenScheme } from '../ports/isForbiddenScheme.js'
import type { Ports } from '../ports/Ports.js'
import { type InAppBrowser, inAppBrowsers } from './inAppBrowsers.data.js'
import type { Wallet } from './Wallet.js'

/** The browser of a wallet: as its row says, else as it is publicly known. A wallet with an rdns is never found by its name. */
export function inAppBrowserOf(wallet: Wallet): InAppBrowser {
  const { rdns, name, browseLink, browseLinks, inPageMarkers } = wallet
  const known = inAppBrowsers.find((one) =>
    rdns ? one.rdns === rdns.toLowerCase() : one.name === name.trim().toLowerCase(),
  )
  // Links of the row do not mix with those that are known.
  const links = isLink(browseLink) ? { browseLink, browseLinks } : known
  const markers = inPageMarkers ?? known?.inPageMarkers
  return {
    ...(links?.browseLink !== undefined && { browseLink: links.browseLink }),
    ...(links?.browseLinks !== undefined && { browseLinks: links.browseLinks }),
    ...(markers !== undefined && { inPageMarkers: markers }),
  }
}

/** Whether a wallet is reached by opening the page in its own browser. On a phone it is then reached in no other way (rule mobile-13). */
export const hasInAppBrowser = (wallet: Wallet): boolean => inAppBrowserOf(wallet).browseLink !== undefined

/** Whether this page is already open in the wallet's own browser. Only on phones: an extension sets the same globals. */
export function isInWalletBrowser(
  wallet: Wallet,
  { announcements, platform }: Pick<Ports, 'announcements' | 'platform'>,
): boolean {
  const { inPageMarkers = [] } = inAppBrowserOf(wallet)
  return platform.isMobile && inPageMarkers.some((marker) => Boolean(announcements.read(marker)))
}

function isLink(link: string | undefined): link is string {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):\/\/\S*\s*$/i.exec(link ?? '')?.[1]
  return scheme !== undefined && !isForbiddenScheme(scheme)
}
