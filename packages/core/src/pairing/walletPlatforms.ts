import { hasInAppBrowser } from '../directory/inAppBrowserOf.js'
import type { Wallet } from '../directory/Wallet.js'

/** A tab of the pairing view: a way to reach a wallet. `browser` is this browser, `inAppBrowser` the wallet's own. */
export type WalletPlatform = 'browser' | 'inAppBrowser' | 'qrcode' | 'mobile' | 'webapp' | 'desktop' | 'unsupported'

/**
 * Returns the ways to reach a wallet from this page, the best first. Without a wallet, returns the QR code for any wallet. `unsupported`
 * stands for the extension that isn't installed, and is the only entry if there is no other way. On a phone, a wallet with its own browser
 * is reached only by that: it accepts no pairing link from another app (rule mobile-13).
 *
 * @example
 * walletPlatforms({ wallet, isMobile: false, isInstalled: false }) // ['qrcode', 'desktop', 'unsupported']
 */
export function walletPlatforms(input: {
  readonly wallet: Wallet | undefined
  readonly isMobile: boolean
  /** Whether a connector of this page reaches the wallet. */
  readonly isInstalled: boolean
  /** Whether a pairing connector is configured, which all links require. Defaults to true. */
  readonly canPair?: boolean
}): readonly WalletPlatform[] {
  const { wallet, isMobile, isInstalled, canPair = true } = input
  if (wallet === undefined) return ['qrcode']
  const platforms: WalletPlatform[] = []
  if (isInstalled) platforms.push('browser')
  if (isMobile && hasInAppBrowser(wallet)) return [...platforms, 'inAppBrowser']
  if (canPair) {
    if (wallet.mobileLink || wallet.linkMode) platforms.push(isMobile ? 'mobile' : 'qrcode')
    if (wallet.webappLink) platforms.push('webapp')
    if (wallet.desktopLink && !isMobile) platforms.push('desktop')
  }
  const isExtension = Boolean(wallet.rdns || wallet.chromeStore)
  if (!isInstalled && !isMobile && isExtension) platforms.push('unsupported')
  return platforms.length > 0 ? platforms : ['unsupported']
}

/** Returns whether one of the ways to reach a wallet requires a pairing link. */
export const needsPairingLink = (platforms: readonly WalletPlatform[]): boolean =>
  platforms.some((way) => way === 'qrcode' || way === 'mobile' || way === 'webapp' || way === 'desktop')
