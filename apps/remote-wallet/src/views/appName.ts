import { cleanText } from '@kit/core/adapter'
import type { RemotePeer } from '@kit/testing/remote-wallet'

/**
 * Returns an app's sanitized name and host.
 *
 * @example appName({ name: 'Shop', url: 'https://shop.example/x', … }) // { name: 'Shop', host: 'shop.example' }
 */
export function appName(peer: RemotePeer): { readonly name: string; readonly host: string } {
  const host = URL.canParse(peer.url) ? cleanText(new URL(peer.url).host, 60) : ''
  return { name: cleanText(peer.name, 40) || 'Unnamed app', host: host || 'Unknown domain' }
}
