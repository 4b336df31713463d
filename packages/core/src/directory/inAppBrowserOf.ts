import { isForbiddenScheme } from '../ports/isForbiddenScheme.js'
import type { Ports } from '../ports/Ports.js'
import { type InAppBrowser, inAppBrowsers } from './inAppBrowsers.data.js'
import type { Wallet } from './Wallet.js'

/**
 * Returns the in-app browser of a wallet, from its own fields or else the built-in list. Wallets with an rdns are never matched by name.
 */
export function inAppBrowserOf(wallet: Wallet): InAppBrowser {
  const { rdns, name, browseLink, browseLinks, inPageMarkers } = wallet
  const known = inAppBrowsers.find((one) =>
    rdns ? one.rdns === rdns.toLowerCase() : one.name === name.trim().toLowerCase(),
  )
  // The wallet's own links replace the built-in ones as a whole.
  const links = isLink(browseLink) ? { browseLink, browseLinks } : known
  const markers = inPageMarkers ?? known?.inPageMarkers
  return {
    ...(links?.browseLink !== undefined && { browseLink: links.browseLink }),
    ...(links?.browseLinks !== undefined && { browseLinks: links.browseLinks }),
    ...(markers !== undefined && { inPageMarkers: markers }),
  }
}

/** Returns whether a wallet is reached by opening the page in its own browser, which on a phone is then the only way (rule mobile-13). */
export const hasInAppBrowser = (wallet: Wallet): boolean => inAppBrowserOf(wallet).browseLink !== undefined

/** Returns whether the page is already open in the wallet's own browser. Only on phones, since extensions set the same globals. */
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
