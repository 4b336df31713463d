import type { Log } from '../log/Log.js'
import { describeFailure } from '../log/logFailure.js'
import type { Tracing } from '../tracing/Tracing.js'
import type { App } from './AppContext.js'
import { clientAddress, type TrustProxy } from './clientAddress.js'

/** Options for {@link forwardTo}. */
export type ForwardOptions = {
  readonly trustProxy: TrustProxy
  readonly log: Log
  readonly tracing: Tracing
}

/** Headers of a single connection, and those that describe the message as it was sent before. */
const hopHeaders = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]
const limitMs = 30_000
const maxBytes = 8 * 1024 * 1024

/**
 * Forwards requests to another server of the operator, with the client's address in `X-Forwarded-For`: the other server must trust this
 * one as a proxy. Responds with 502 when it doesn't respond.
 */
export function forwardTo(url: string, { trustProxy, log, tracing }: ForwardOptions): Pick<App, 'fetch'> {
  return {
    async fetch(request, env) {
      const { pathname, search } = new URL(request.url)
      const { incoming } = (env ?? {}) as {
        readonly incoming?: { readonly socket: { readonly remoteAddress?: string } }
      }
      const remoteAddress = incoming?.socket.remoteAddress
      const headers = withoutHops(request.headers)
      const forwardedFor = request.headers.get('x-forwarded-for') ?? undefined
      headers.set('x-forwarded-for', clientAddress({ remoteAddress, forwardedFor }, trustProxy))
      for (const [name, value] of Object.entries(tracing.headersFor(url))) headers.set(name, value)
      const stop = new AbortController()
      const timer = setTimeout(() => stop.abort(), limitMs)
      try {
        const body = request.body === null ? null : await readBody(request)
        if (body === undefined) return new Response('The request is too large', { status: 413 })
        const { method } = request
        const target = new URL(url)
        // Not relative to the URL: a path with two slashes would name another host.
        target.pathname = `${target.pathname.replace(/\/$/, '')}${pathname}`
        target.search = search
        const response = await fetch(target, { method, headers, body, redirect: 'manual', signal: stop.signal })
        const content = response.body === null ? null : await response.arrayBuffer()
        return new Response(content, { status: response.status, headers: withoutHops(response.headers) })
      } catch (error) {
        log.warn(describeFailure(error), 'the API does not respond')
        return Response.json(
          { status: 'FAILED', reasons: [{ field: '', description: 'The API is unavailable. Try again later.' }] },
          { status: 502, headers: { 'retry-after': '1' } },
        )
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

function withoutHops(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of hopHeaders) kept.delete(name)
  return kept
}

/** Returns the whole body, or undefined if it is too large. */
async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
