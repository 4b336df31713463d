import type { IncomingMessage } from 'node:http'

/**
 * The address a request came from. With `trustProxy` proxies in front, each of which appends to `X-Forwarded-For`, the entry that the
 * outermost of them wrote; what a client put there itself is never believed. Falls back to the socket.
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown'
  if (trustProxy === 0) return direct
  const header = request.headers['x-forwarded-for']
  const chain = (Array.isArray(header) ? header.join() : (header ?? '')).split(',').map((entry) => entry.trim())
  return chain.at(-trustProxy) || direct
}
