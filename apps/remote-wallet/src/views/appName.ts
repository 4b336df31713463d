import { cleanText } from '@kit/core/adapter'
import type { RemotePeer } from '@kit/testing/remote-wallet'
import type { WalletTexts } from '../texts/walletTexts.data.js'

/**
 * Returns an app's sanitized name and host.
 *
 * @example appName({ name: 'Shop', url: 'https://shop.example/x', … }, texts) // { name: 'Shop', host: 'shop.example' }
 */
export function appName(peer: RemotePeer, texts: WalletTexts): { readonly name: string; readonly host: string } {
  const host = URL.canParse(peer.url) ? cleanText(new URL(peer.url).host, 60) : ''
  return { name: cleanText(peer.name, 40) || texts.unnamedApp, host: host || texts.unknownDomain }
}
