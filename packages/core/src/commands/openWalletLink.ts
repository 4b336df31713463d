import type { Wallet } from '../directory/Wallet.js'
import type { Services } from '../kit/createServices.js'
import { rememberDeepLink } from '../pairing/rememberDeepLink.js'
import { walletLinks } from '../pairing/walletLinks.js'

/** Opens a wallet with the pairing link that is ready, inside the visitor's gesture. Without one it does nothing. */
export const openWalletLink =
  ({ pairing, ports }: Services) =>
  (wallet: Wallet, on: 'mobile' | 'desktop' | 'webapp'): void => {
    const state = pairing.getState()
    if (state.status !== 'ready') return
    const link = walletLinks(wallet, state.uri, ports.platform)[on]
    if (link === undefined) return
    rememberDeepLink(ports.storage, { href: link.href, name: wallet.name })
    pairing.linking({ name: wallet.name, href: link.href })
    ports.openLink(link.redirect, link.target)
  }
