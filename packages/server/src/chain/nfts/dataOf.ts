import { maxText } from './fillId.js'
import { parseJson } from './parseJson.js'

const mediaTypes = /^(application\/(json|octet-stream)|text\/(plain|json)|image\/svg(\+xml)?)?$/i

/**
 * Returns the text in a `data:` URI of JSON, SVG or plain text, with any parameters: base64, percent-encoded, or verbatim. Undefined for
 * any other URI.
 *
 * @example dataOf('data:text/plain;charset=utf-8,%7B%7D') // '{}'
 */
export function dataOf(uri: string): string | undefined {
  if (uri.length > maxText || !/^data:/i.test(uri)) return undefined
  const comma = uri.indexOf(',')
  if (comma === -1) return undefined
  const [type = '', ...parameters] = uri.slice('data:'.length, comma).split(';')
  if (!mediaTypes.test(type.trim())) return undefined
  const content = uri.slice(comma + 1)
  if (parameters.at(-1)?.trim().toLowerCase() === 'base64') return Buffer.from(content, 'base64').toString()
  // Many contracts write JSON without encoding, percent signs included.
  if (parseJson(content) !== undefined) return content
  // As in browsers, a percent sign that encodes nothing is literal.
  return content.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}
