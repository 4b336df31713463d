/** Directives of a Content Security Policy with their sources. */
export type ContentPolicy = ReadonlyMap<string, readonly string[]>

/** Parses a policy (CSP Level 3, section 2.2.1): the first of repeated directives counts. */
export function parsePolicy(text: string): ContentPolicy {
  const policy = new Map<string, readonly string[]>()
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
  }
  return policy
}

/**
 * Whether a policy allows a URL for a directive, as far as its sources are hosts and schemes. Paths of sources are ignored.
 *
 * @param page Origin of the page, for `'self'`, if it is known.
 */
export function allowsUrl(policy: ContentPolicy, directive: string, url: string, page?: string): boolean {
  const sources = policy.get(directive) ?? (directive === 'frame-src' ? policy.get('child-src') : undefined)
  return (sources ?? policy.get('default-src') ?? ['*', 'data:', 'blob:', 'ws:', 'wss:']).some((source) =>
    matches(source, new URL(url), page),
  )
}

function matches(source: string, url: URL, page: string | undefined): boolean {
  if (source === "'self'") return page !== undefined && new URL(page).host === url.host
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol)
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return isUpgrade(source.toLowerCase(), url.protocol)
  const [, scheme, host = '', port] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/i.exec(source) ?? []
  if (scheme !== undefined && !isUpgrade(`${scheme.toLowerCase()}:`, url.protocol)) return false
  const isHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : host.toLowerCase() === url.hostname
  return isHost && (port === undefined ? url.port === '' : port === '*' || port === url.port)
}

/** `http:` also allows `https:`, and `ws:` also allows `wss:` and, for hosts, the page's scheme. */
const isUpgrade = (allowed: string, used: string): boolean =>
  allowed === used || used === allowed.replace(/^(http|ws):$/, '$1s:')
