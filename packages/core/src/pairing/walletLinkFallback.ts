import type { Wallet } from '../directory/Wallet.js'
import type { PlatformPort } from '../ports/Ports.js'
import { type LinkPlatform, walletLinks } from './walletLinks.js'

/** What to offer when a wallet's link opened nothing. */
export type LinkFallback = { readonly kind: 'universal' | 'store'; readonly href: string }

/**
 * What is offered for a wallet whose link has opened nothing within 2 s (`linking.status` is `notOpened`): the same over https,
 * else the store or the wallet's page. For a link that the visitor follows.
 */
export function walletLinkFallback(wallet: Wallet, uri: string, platform: LinkPlatform): LinkFallback | undefined {
  const universal = walletLinks(wallet, uri, platform).mobile?.universal
  if (universal !== undefined) return { kind: 'universal', href: universal }
  const href = storeLink(wallet, platform)
  return href === undefined ? undefined : { kind: 'store', href }
}

/** Where to get a wallet on this device: the system's store, else its home page. Only `https:` addresses. */
export function storeLink(wallet: Wallet, platform: Pick<PlatformPort, 'os'>): string | undefined {
  const store = { ios: wallet.appStore, android: wallet.playStore }[platform.os as string] ?? wallet.homepage
  return [store, wallet.homepage].find((link) => link !== undefined && /^https:\/\/\S+$/i.test(link))
}
