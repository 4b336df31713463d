import type { PlatformPort } from '../ports/Ports.js'

/** Where a link to a wallet opens (mobile notes): beside Telegram, on top of an iframe, else in the page's own place. */
export function linkTarget(platform: Pick<PlatformPort, 'isTelegram' | 'isInIframe'>): '_self' | '_blank' | '_top' {
  if (platform.isTelegram) return '_blank'
  return platform.isInIframe ? '_top' : '_self'
}
