/**
 * Whether an origin is the one listed (`https://app.example:8443`), or below the host of a pattern: `*.app.example` with any scheme and
 * port, `https://*.app.example:8443` with these.
 */
export function matchesOrigin(pattern: string, origin: string): boolean {
  const listed = pattern.toLowerCase()
  const asked = origin.toLowerCase()
  if (!listed.includes('*')) return listed.replace(/\/$/, '') === asked || originOf(listed) === originOf(asked)
  const [, scheme, host, port = ''] = /^(?:([a-z][a-z0-9+.-]*):\/\/)?\*(\.[^/:*]+)(?::(\d+))?$/.exec(listed) ?? []
  try {
    const url = new URL(asked)
    if (host === undefined || !url.hostname.endsWith(host)) return false
    if (scheme === undefined) return port === '' || port === url.port
    // The port that a scheme has anyway is left out by URL.
    return url.protocol === `${scheme}:` && new URL(`${scheme}://x${port && `:${port}`}`).port === url.port
  } catch {
    return false
  }
}

/** With the default port left out; the text itself where a scheme has no origin. */
function originOf(text: string): string {
  try {
    const { origin } = new URL(text)
    return origin === 'null' ? text : origin
  } catch {
    return text
  }
}
