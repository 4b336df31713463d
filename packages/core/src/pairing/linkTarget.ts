import type { PlatformPort } from '../ports/Ports.js'

/** Where a link to a wallet opens (rule mobile-2): in another window from Telegram, in the top frame from an iframe, else in the page. */
export function linkTarget(platform: Pick<PlatformPort, 'isTelegram' | 'isInIframe'>): '_self' | '_blank' | '_top' {
  if (platform.isTelegram) return '_blank'
  return platform.isInIframe ? '_top' : '_self'
}
