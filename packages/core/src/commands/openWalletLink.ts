import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import { isInWalletBrowser } from '../directory/inAppBrowserOf.js'
import type { Wallet } from '../directory/Wallet.js'
import { rememberDeepLink } from '../pairing/rememberDeepLink.js'
import { linkTarget, walletBrowseLink, walletLinks } from '../pairing/walletLinks.js'
import type { Services } from '../services/createServices.js'

/**
 * Opens a wallet inside the visitor's gesture: its app with the pairing link that is ready, or this page in its own browser, for a
 * namespace. Does nothing without a link, or where the page is open in that browser.
 */
export const openWalletLink =
  ({ adapters, pairing, ports }: Services) =>
  (wallet: Wallet, on: 'mobile' | 'desktop' | 'webapp' | 'inAppBrowser', namespace?: ChainNamespace): void => {
    const { platform } = ports
    if (on === 'inAppBrowser') {
      const href = walletBrowseLink(wallet, platform, namespace === undefined ? adapters.keys() : [namespace])
      if (href === undefined || isInWalletBrowser(wallet, ports)) return
      pairing.openInApp(wallet, href)
      ports.openLink(href, linkTarget(platform))
      return
    }
    const state = pairing.getState()
    if (state.status !== 'ready') return
    const link = walletLinks(wallet, state.uri, platform)[on]
    if (link === undefined) return
    rememberDeepLink(ports.storage, { href: link.href, name: wallet.name })
    pairing.linking({ name: wallet.name, href: link.href })
    ports.openLink(link.redirect, link.target)
  }
