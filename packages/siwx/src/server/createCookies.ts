import { optionError } from '@kit/core/plugin'
import { isLoopback } from '../check/isLoopback.js'

/** The headers that the backend reads: those of a request, or a framework's view of them. */
export type RequestHeaders = Pick<Headers, 'get'>

/** A cookie of the backend. */
export type Cookie = {
  read(headers: RequestHeaders): string | undefined
  write(value: string, endsInMs: number): string
}

/** The cookies of the backend. */
export type SiwxCookies = {
  readonly nonce: Cookie
  /** The session as it started. Only signing in and out write it. */
  readonly session: Cookie
  /** The same session with a later expiry. Without the cookie of that session it means nothing. */
  readonly renewed: Cookie
}

/**
 * Creates the cookies of a backend. `__Host-` and `Secure` bind them to its host and HTTPS. Some browsers reject such cookies over plain
 * HTTP, so they are omitted if all domains are the local machine. The domains decide because a request can't: behind a proxy, every request
 * looks like plain HTTP.
 *
 * @throws KitError `kit/invalidOption` if a domain isn't a host
 */
export function createCookies(domains: readonly string[]): SiwxCookies {
  if (domains.length === 0) throw optionError('domains', domains, "a list of the hosts of the app's pages")
  const hostnames = domains.map(hostnameOf)
  const isSecure = !hostnames.every(isLoopback)

  const cookieOf = (suffix: string): Cookie => {
    const name = `${isSecure ? '__Host-' : ''}siwx${suffix}`
    return {
      read(headers) {
        const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
        return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
      },
      write: (value, endsInMs) =>
        `${name}=${value}; Path=/; Max-Age=${Math.max(0, Math.floor(endsInMs / 1000))}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    }
  }
  return { nonce: cookieOf('-nonce'), session: cookieOf(''), renewed: cookieOf('-renewed') }
}

function hostnameOf(domain: string): string {
  try {
    const { host, hostname } = new URL(`https://${domain}`)
    if (host === domain && !domain.includes('*')) return hostname
  } catch {
    // Rejected below, like domains with more than a host.
  }
  throw optionError('domains', domain, "a list of hosts as in `location.host`, such as 'dapp.example'")
}
