import type { Wallet } from '../directory/Wallet.js'

/** A tab of the pairing view: a way to reach one wallet. */
export type WalletPlatform = 'browser' | 'qrcode' | 'mobile' | 'webapp' | 'desktop' | 'unsupported'

/**
 * The ways to reach a wallet from this page, the best first. Without a wallet, any wallet: a code to scan. `unsupported` is
 * the extension that is not installed; it stands alone when there is no other way.
 *
 * @example
 * walletPlatforms({ wallet, isMobile: false, isInstalled: false }) // ['qrcode', 'desktop', 'unsupported']
 */
export function walletPlatforms(input: {
  readonly wallet: Wallet | undefined
  readonly isMobile: boolean
  /** Whether a connector of this page reaches it. */
  readonly isInstalled: boolean
  /** Whether a pairing connector is configured; without one no link is of use. Default true. */
  readonly canPair?: boolean
}): readonly WalletPlatform[] {
  const { wallet, isMobile, isInstalled, canPair = true } = input
  if (wallet === undefined) return ['qrcode']
  const platforms: WalletPlatform[] = []
  if (isInstalled) platforms.push('browser')
  if (canPair) {
    if (wallet.mobileLink || wallet.linkMode) platforms.push(isMobile ? 'mobile' : 'qrcode')
    if (wallet.webappLink) platforms.push('webapp')
    if (wallet.desktopLink && !isMobile) platforms.push('desktop')
  }
  const isExtension = Boolean(wallet.rdns || wallet.chromeStore)
  if (!isInstalled && !isMobile && isExtension) platforms.push('unsupported')
  return platforms.length > 0 ? platforms : ['unsupported']
}
