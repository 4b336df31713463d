import type { Wallet } from '../directory/Wallet.js'
import type { PlatformPort } from '../ports/Ports.js'
import { type LinkPlatform, walletLinks } from './walletLinks.js'

/** Ways to continue if a wallet's link didn't open the app. */
export type LinkFallback = { readonly kind: 'universal' | 'store'; readonly href: string }

/**
 * Returns the fallback for a wallet whose link opened nothing within 2 seconds (`linking.status` is `notOpened`). It is the universal link,
 * or else the store or the wallet's website. Render it as a link that the user follows.
 */
export function walletLinkFallback(wallet: Wallet, uri: string, platform: LinkPlatform): LinkFallback | undefined {
  const universal = walletLinks(wallet, uri, platform).mobile?.universal
  if (universal !== undefined) return { kind: 'universal', href: universal }
  const href = storeLink(wallet, platform)
  return href === undefined ? undefined : { kind: 'store', href }
}

/** Returns where to get a wallet on this device: the system's store, or else its website. Only `https:` URLs. */
export function storeLink(wallet: Wallet, platform: Pick<PlatformPort, 'os'>): string | undefined {
  const store = { ios: wallet.appStore, android: wallet.playStore }[platform.os as string] ?? wallet.homepage
  return [store, wallet.homepage].find((link) => link !== undefined && /^https:\/\/\S+$/i.test(link))
}
