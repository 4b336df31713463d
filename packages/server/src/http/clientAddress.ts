import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import type { ServerConfig } from '../config/ServerConfig.js'

/** The two ends of a request's way that tell where it came from. */
export type AddressSource = {
  /** Of the socket. */
  readonly remoteAddress: string | undefined
  readonly forwardedFor: string | readonly string[] | undefined
}

/**
 * The address a request came from. Each trusted proxy in front appends to `X-Forwarded-For`: the address is the first, from the right, that
 * no trusted proxy has; what a client put there itself is never believed. Ports are left out. Falls back to the last address that was
 * understood, such as that of the socket.
 */
export function clientAddress(
  { remoteAddress, forwardedFor }: AddressSource,
  trustProxy: ServerConfig['trustProxy'],
): string {
  const direct = remoteAddress ?? 'unknown'
  if (trustProxy === 0) return direct
  const entries = [forwardedFor ?? ''].flat().join().split(',').map(addressOf)
  // Whatever is left of an entry that is no address was not written by a proxy.
  const known = entries.slice(entries.lastIndexOf(undefined) + 1)
  const request = { socket: { remoteAddress: direct }, headers: { 'x-forwarded-for': known.join(', ') } }
  const trust =
    typeof trustProxy === 'number' ? (_: string, hops: number) => hops < trustProxy : proxyAddr.compile([...trustProxy])
  return proxyAddr(request as never, trust)
}

/** An entry without its port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function addressOf(entry: string): string | undefined {
  const text = entry.trim()
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1')
  return ipaddr.isValid(bare) ? bare : undefined
}
