/** Parts of an origin or origin pattern. */
export type OriginParts = {
  /** Undefined if the origin has no scheme. */
  readonly scheme: string | undefined
  /** Labels of the host; an IPv6 address is one. */
  readonly labels: readonly string[]
  /** The explicit port or the scheme's default; empty without either. */
  readonly port: string
}

const originPattern = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\[[0-9a-f:.]+\]|[^/:?#@[\]\s]+)(?::(\d{1,5}))?\/?$/
const defaultPorts: Readonly<Record<string, string>> = { http: '80', https: '443' }

/**
 * Parses an origin or pattern; returns undefined for any other text.
 *
 * @example parseOrigin('https://*.app.example') // { scheme: 'https', labels: ['*', 'app', 'example'], port: '443' }
 */
export function parseOrigin(text: string): OriginParts | undefined {
  const [, scheme, host, port] = originPattern.exec(text.toLowerCase()) ?? []
  if (host === undefined) return undefined
  return {
    scheme,
    labels: host.startsWith('[') ? [host] : host.split('.'),
    port: port ?? defaultPorts[scheme ?? ''] ?? '',
  }
}
