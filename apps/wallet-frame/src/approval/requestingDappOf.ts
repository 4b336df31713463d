import { cleanText } from '@kit/core/adapter'
import type { Page } from '../page/Page.js'
import type { RequestingDapp } from './Review.js'

/** Returns the requesting page: the origin as the browser reports it, and the page's own name, shown as unverified. */
export function requestingDappOf(page: Pick<Page, 'origin' | 'dapp'>): RequestingDapp {
  const { name, icons = [] } = page.dapp()?.metadata ?? {}
  const cleaned = cleanText(name, 40)
  // The frame loads no third-party images, so only data URLs can be shown.
  const icon = icons.find((url) => /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/.test(url))
  return { origin: page.origin, ...(cleaned !== '' && { name: cleaned }), ...(icon !== undefined && { icon }) }
}
