import { cleanText } from '@kit/core/adapter'
import type { Page } from '../page/Page.js'
import type { Asker } from './Review.js'

/** Who asks: the origin is the browser's word; the name is the page's, and shown as such. */
export function askerOf(page: Pick<Page, 'origin' | 'dapp'>): Asker {
  const { name, icons = [] } = page.dapp()?.metadata ?? {}
  const cleaned = cleanText(name, 40)
  // The frame loads no picture of others: one that comes along as data can be shown.
  const icon = icons.find((url) => /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/.test(url))
  return { origin: page.origin, ...(cleaned !== '' && { name: cleaned }), ...(icon !== undefined && { icon }) }
}
