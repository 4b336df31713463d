import { dataOf } from './dataOf.js'
import { maxText } from './fillId.js'

/** Maximum length of a picture's `data:` URI in characters; pages show nothing longer than 200,000. */
export const maxPicture = 128 * 1024

/**
 * Returns the `data:` URI of an inline picture: an image in a `data:` URI, or an SVG in any form. SVG is encoded again in base64, because
 * an unescaped `#` ends a URI. Undefined for links, other text, and long pictures.
 *
 * @example parsePicture('<svg xmlns="http://www.w3.org/2000/svg"/>') // 'data:image/svg+xml;base64,PHN2Zy…'
 */
export function parsePicture(text: string): string | undefined {
  if (text.length > maxText) return undefined
  const picture = /^data:image\/(?!svg)[a-z0-9.+-]{1,40}[;,]/i.test(text) ? text : svgUri(dataOf(text) ?? text)
  return picture !== undefined && picture.length <= maxPicture ? picture : undefined
}

function svgUri(text: string): string | undefined {
  const svg = text.trim()
  const head = svg.slice(0, 2048)
  if (!/^<(svg|\?xml|!--|!doctype svg)/i.test(head) || !/<svg[\s>/]/i.test(head)) return undefined
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
