/** Pages of this machine are always allowed. */
const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Whether an origin fits one of the patterns (specification, section 5): exact, or with `*` for any text without a slash; a
 * pattern without a scheme stands for both http and https. An empty list allows all.
 *
 * @example
 * isOriginAllowed('https://a.dapp.example', ['*.dapp.example']) // true
 */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  if (patterns.length === 0 || local.test(origin)) return true
  const page = origin.toLowerCase()
  return patterns.some((pattern) => {
    const [, scheme, host = ''] = /^(?:(https?|\*):\/\/)?(.*?)\/*$/.exec(pattern.trim().toLowerCase()) ?? []
    return (
      matches(page.split('://')[1] ?? '', host) &&
      (scheme === undefined || scheme === '*' || page.startsWith(`${scheme}://`))
    )
  })
}

/** Glob match without a regular expression built from hostile text. */
function matches(host: string, pattern: string): boolean {
  const parts = pattern.split('*')
  const [first = ''] = parts
  if (parts.length === 1) return host === first
  const last = parts.at(-1) ?? ''
  if (!host.startsWith(first) || !host.endsWith(last) || host.length < first.length + last.length) return false
  let at = first.length
  for (const part of parts.slice(1, -1)) {
    const found = host.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= host.length - last.length
}
