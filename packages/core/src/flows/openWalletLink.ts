import type { Wallet } from '../directory/Wallet.js'
import type { Pairing } from '../pairing/createPairing.js'
import { rememberDeepLink } from '../pairing/rememberDeepLink.js'
import { walletLinks } from '../pairing/walletLinks.js'
import type { Ports } from '../ports/Ports.js'

/** Opens a wallet with the pairing link that is ready, inside the visitor's gesture. Without one it does nothing. */
export function openWalletLink(
  { platform, storage, openLink }: Pick<Ports, 'platform' | 'storage' | 'openLink'>,
  pairing: Pairing,
  wallet: Wallet,
  on: 'mobile' | 'desktop' | 'webapp',
): void {
  const state = pairing.getState()
  if (state.status !== 'ready') return
  const link = walletLinks(wallet, state.uri, platform)[on]
  if (link === undefined) return
  rememberDeepLink(storage, { href: link.href, name: wallet.name })
  pairing.linking({ name: wallet.name, href: link.href })
  openLink(link.redirect, link.target)
}
