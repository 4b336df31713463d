/**
 * Returns whether an origin matches one of the patterns, with the rules of kit-server. In the host, `*` stands for exactly one label.
 * Scheme and port match exactly. A pattern without a scheme matches http and https, and one without a port matches every port. An empty
 * list allows all. Local pages are matched like others, as for the frame of the embedded wallet.
 *
 * @example
 * isOriginListed('https://a.dapp.example', ['*.dapp.example']) // true
 * isOriginListed('https://a.b.dapp.example', ['*.dapp.example']) // false
 */
export function isOriginListed(origin: string, patterns: readonly string[]): boolean {
  if (patterns.length === 0) return true
  const page = partsOf(origin)
  return page?.scheme !== undefined && patterns.some((pattern) => fits(page, partsOf(pattern)))
}

/**
 * Returns whether a pattern can match any page. Patterns with a path, a port such as `:*`, or a `*` that is only part of a label can't.
 *
 * @example
 * isOriginPattern('https://app.example:*') // false
 */
export function isOriginPattern(pattern: string): boolean {
  const { labels = [''] } = partsOf(pattern) ?? {}
  return labels.every((label) => label === '*' || (label !== '' && !label.includes('*')))
}

type OriginParts = { readonly scheme: string | undefined; readonly labels: readonly string[]; readonly port: string }

function partsOf(text: string): OriginParts | undefined {
  const [, scheme, host, port] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\[[0-9a-f:.]+\]|[^/:?#@[\]\s]+)(?::(\d{1,5}))?\/*$/.exec(
      text.trim().toLowerCase(),
    ) ?? []
  if (host === undefined) return undefined
  const usual = scheme === 'https' ? '443' : scheme === 'http' ? '80' : ''
  return { scheme, labels: host.startsWith('[') ? [host] : host.split('.'), port: port ?? usual }
}

function fits(page: OriginParts, pattern: OriginParts | undefined): boolean {
  if (pattern === undefined) return false
  const { scheme, labels, port } = pattern
  if (scheme === undefined ? !/^https?$/.test(page.scheme ?? '') : scheme !== page.scheme) return false
  if (port !== page.port && (scheme !== undefined || port !== '')) return false
  return (
    labels.length === page.labels.length &&
    labels.every((label, index) => (label === '*' ? page.labels[index] !== '' : label === page.labels[index]))
  )
}

/** Local pages are always allowed. */
const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
/**
 * Returns whether an origin may use a project (rule checks-8): it is local, or {@link isOriginListed}.
 *
 * @example
 * isOriginAllowed('http://localhost:3000', ['*.dapp.example']) // true
 */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return local.test(origin) || isOriginListed(origin, patterns)
}
