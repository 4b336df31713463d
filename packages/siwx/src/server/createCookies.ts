import { optionError } from '@kit/core/plugin'
import { isLoopback } from '../check/isLoopback.js'

/** A cookie of a backend. */
export type Cookie = { read(request: Request): string | undefined; write(value: string, endsInMs: number): string }

/** The cookies of a backend, by what they carry. */
export type SiwxCookies = { readonly nonce: Cookie; readonly session: Cookie }

/**
 * The cookies of a backend. `__Host-` and `Secure` bind them to its host and to https. Not every browser takes those from plain http, so a
 * backend of pages that are all on this machine goes without. The list decides, because nothing in a request does: behind a proxy each
 * looks like plain http.
 *
 * @throws KitError `kit/invalidOption` when a domain is no host
 */
export function createCookies(domains: readonly string[]): SiwxCookies {
  if (domains.length === 0) throw optionError('domains', domains, 'the hosts of the pages of the app')
  const hostnames = domains.map(hostnameOf)
  const isSecure = !hostnames.every(isLoopback)

  const cookieOf = (suffix: string): Cookie => {
    const name = `${isSecure ? '__Host-' : ''}siwx${suffix}`
    return {
      read(request) {
        const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
        return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
      },
      write: (value, endsInMs) =>
        `${name}=${value}; Path=/; Max-Age=${Math.max(0, Math.floor(endsInMs / 1000))}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    }
  }
  return { nonce: cookieOf('-nonce'), session: cookieOf('') }
}

function hostnameOf(domain: string): string {
  try {
    const { host, hostname } = new URL(`https://${domain}`)
    if (host === domain && !domain.includes('*')) return hostname
  } catch {
    // Refused as what is more than a host.
  }
  throw optionError('domains', domain, "a list of hosts as in `location.host`, such as 'dapp.example'")
}
