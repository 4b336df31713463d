import { parseOrigin } from './parseOrigin.js'

/**
 * Returns whether an origin matches a pattern. In the host, `*` matches exactly one label: `*.app.example` matches neither `app.example`
 * nor `a.b.app.example`. Scheme and port must match: with a scheme, no port means the scheme's default port; a pattern without a scheme
 * matches http and https, and without a port any port.
 */
export function matchesOrigin(pattern: string, origin: string): boolean {
  const [listed, requested] = [parseOrigin(pattern), parseOrigin(origin)]
  if (listed === undefined || requested?.scheme === undefined) return false
  const { scheme, labels, port } = listed
  if (scheme === undefined ? !/^https?$/.test(requested.scheme) : scheme !== requested.scheme) return false
  if (port !== requested.port && (scheme !== undefined || port !== '')) return false
  return (
    labels.length === requested.labels.length &&
    labels.every((label, index) => (label === '*' ? requested.labels[index] !== '' : label === requested.labels[index]))
  )
}

/** Returns whether a text is a valid list entry: an origin, or a pattern in which every `*` is a whole label. */
export function isOriginPattern(text: string): boolean {
  const { scheme, labels = [] } = parseOrigin(text) ?? {}
  const isWhole = labels.every((label) => label === '*' || (label !== '' && !label.includes('*')))
  return isWhole && (scheme !== undefined || labels[0] === '*')
}
