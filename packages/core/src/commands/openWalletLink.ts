import type { Adapter } from '../adapter/Adapter.js'
import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import { isInWalletBrowser } from '../directory/inAppBrowserOf.js'
import type { Wallet } from '../directory/Wallet.js'
import type { Pairings } from '../flows/createPairings.js'
import { rememberDeepLink } from '../pairing/rememberDeepLink.js'
import { linkTarget, walletBrowseLink, walletLinks } from '../pairing/walletLinks.js'
import type { Ports } from '../ports/Ports.js'

type LinkServices = {
  readonly adapters: ReadonlyMap<ChainNamespace, Adapter>
  readonly pairing: Pairings
  readonly ports: Ports
}

/**
 * Implements `kit.openWalletLink`: opens the wallet's app with the current pairing link, or this page in the wallet's own browser. Must run
 * inside the user gesture. Does nothing without a link, or if the page is already open in that browser.
 */
export const openWalletLink =
  ({ adapters, pairing, ports }: LinkServices) =>
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
