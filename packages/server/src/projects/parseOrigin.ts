/** An origin, or a pattern of origins, in its parts. */
export type OriginParts = {
  /** Undefined where none is written. */
  readonly scheme: string | undefined
  /** The host at its dots; an address of IPv6 is one. */
  readonly labels: readonly string[]
  /** As written, else the one that the scheme has anyway; empty without either. */
  readonly port: string
}

const ORIGIN = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\[[0-9a-f:.]+\]|[^/:?#@[\]\s]+)(?::(\d{1,5}))?\/?$/
const PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' }

/**
 * Reads an origin or a pattern; undefined for any other text.
 *
 * @example parseOrigin('https://*.app.example') // { scheme: 'https', labels: ['*', 'app', 'example'], port: '443' }
 */
export function parseOrigin(text: string): OriginParts | undefined {
  const [, scheme, host, port] = ORIGIN.exec(text.toLowerCase()) ?? []
  if (host === undefined) return undefined
  return { scheme, labels: host.startsWith('[') ? [host] : host.split('.'), port: port ?? PORTS[scheme ?? ''] ?? '' }
}
