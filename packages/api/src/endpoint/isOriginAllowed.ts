/** Pages of this machine are allowed, unless the caller says otherwise. */
const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Whether an origin fits one of the patterns (rule checks-8), read as kit-server reads them: in the host `*` stands for
 * exactly one label; scheme and port are as written; a pattern without a scheme stands for http and https, and without a port for every
 * port. An empty list allows all. `isLocalAllowed: false` has pages of this machine listed like others, as the frame of the embedded wallet has.
 *
 * @example
 * isOriginAllowed('https://a.dapp.example', ['*.dapp.example']) // true
 * isOriginAllowed('https://a.b.dapp.example', ['*.dapp.example']) // false
 */
export function isOriginAllowed(
  origin: string,
  patterns: readonly string[],
  { isLocalAllowed = true }: { readonly isLocalAllowed?: boolean } = {},
): boolean {
  if (patterns.length === 0 || (isLocalAllowed && local.test(origin))) return true
  const page = partsOf(origin)
  return page?.scheme !== undefined && patterns.some((pattern) => fits(page, partsOf(pattern)))
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
