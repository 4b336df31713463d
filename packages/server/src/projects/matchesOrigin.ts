import { parseOrigin } from './parseOrigin.js'

/**
 * Whether an origin is one that a pattern means. In the host `*` stands for exactly one label: `*.app.example` has neither `app.example`
 * nor `a.b.app.example`. Scheme and port are as written: with a scheme, no port means the scheme's own; a pattern without a scheme stands
 * for http and https, and without a port for every port.
 */
export function matchesOrigin(pattern: string, origin: string): boolean {
  const [listed, asked] = [parseOrigin(pattern), parseOrigin(origin)]
  if (listed === undefined || asked?.scheme === undefined) return false
  const { scheme, labels, port } = listed
  if (scheme === undefined ? !/^https?$/.test(asked.scheme) : scheme !== asked.scheme) return false
  if (port !== asked.port && (scheme !== undefined || port !== '')) return false
  return (
    labels.length === asked.labels.length &&
    labels.every((label, index) => (label === '*' ? asked.labels[index] !== '' : label === asked.labels[index]))
  )
}

/** Whether a text can be listed: an origin, or a pattern whose every `*` is a whole label. */
export function isOriginPattern(text: string): boolean {
  const { scheme, labels = [] } = parseOrigin(text) ?? {}
  const isWhole = labels.every((label) => label === '*' || (label !== '' && !label.includes('*')))
  return isWhole && (scheme !== undefined || labels[0] === '*')
}
