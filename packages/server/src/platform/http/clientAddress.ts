import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/** Trusted proxies: their number, or their addresses, ranges and names. */
export type TrustProxy = number | readonly string[]

/** Sources of a request's client address. */
export type AddressSource = {
  /** Of the socket. */
  readonly remoteAddress: string | undefined
  readonly forwardedFor: string | readonly string[] | undefined
}

/**
 * Returns the client address of a request. Each trusted proxy appends to `X-Forwarded-For`: the client is the first address from the right
 * that is not a trusted proxy; entries written by the client itself are never trusted. Ports are omitted. Falls back to the last valid
 * address, such as that of the socket.
 */
export function clientAddress({ remoteAddress, forwardedFor }: AddressSource, trustProxy: TrustProxy): string {
  const direct = remoteAddress ?? 'unknown'
  if (trustProxy === 0) return direct
  const entries = [forwardedFor ?? ''].flat().join().split(',').map(addressOf)
  // Anything left of an invalid entry was not written by a proxy.
  const known = entries.slice(entries.lastIndexOf(undefined) + 1)
  const request = { socket: { remoteAddress: direct }, headers: { 'x-forwarded-for': known.join(', ') } }
  const trust =
    typeof trustProxy === 'number' ? (_: string, hops: number) => hops < trustProxy : proxyAddr.compile([...trustProxy])
  return proxyAddr(request as never, trust)
}

/** Strips the port of an entry: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function addressOf(entry: string): string | undefined {
  const text = entry.trim()
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1')
  return ipaddr.isValid(bare) ? bare : undefined
}
