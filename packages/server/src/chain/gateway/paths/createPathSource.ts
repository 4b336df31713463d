import type { NodePaths } from '../call/GatewayFamily.js'
import type { ChainParts, GatewayRequestOptions } from '../rpc/ChainParts.js'
import { responseTooLarge } from '../upstream/createHttpTransport.js'
import { type HttpTransport, TransportError } from '../upstream/HttpTransport.js'
import { NoUpstreamResponded, UpstreamError } from '../upstream/UpstreamError.js'

/** Response of a node: its own text with 200, or its error with 400 or 404. */
export type PathResponse = {
  readonly status: 200 | 400 | 404 | 413
  readonly body: Buffer
  readonly contentType: string
}

/** Sends requests to path-based nodes of a chain. @throws NoUpstreamResponded */
export type PathSource = (
  request: { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string },
  options: GatewayRequestOptions,
) => Promise<PathResponse>

/** Dependencies of {@link createPathSource}, besides the chain's parts. */
export type PathSourceOptions = {
  readonly transport: HttpTransport
  readonly maxBytes: number
  readonly paths: NodePaths | undefined
}

const plainType = 'text/plain'

/**
 * Reads try one node after another and are shared while pending; immutable responses are cached. A signed transaction can be sent again to
 * another node.
 */
export function createPathSource(parts: ChainParts, { transport, maxBytes, paths }: PathSourceOptions): PathSource {
  const inFlight = new Map<string, Promise<PathResponse>>()

  const ask: PathSource = async ({ method, path, body }, options) => {
    const { maybeDuplicate, value } = await parts.tryUpstreams<PathResponse>(options, {
      effect: method === 'GET' ? 'read' : 'raw',
      kind: path.split('/', 2).join('/'),
      async request({ url }, signal) {
        const target = url.replace(/\/+$/, '') + path
        try {
          const received = await transport.request({
            method,
            url: target,
            signal,
            maxBytes,
            ...(body !== undefined && { body, contentType: plainType }),
          })
          const { status } = received
          if (status !== 200 && status !== 400 && status !== 404) throw new UpstreamError(`status ${status}`)
          // A proxy returned an HTML page.
          if (/^text\/html\b/i.test(received.contentType)) throw new UpstreamError('a page')
          return { status, body: received.body, contentType: received.contentType || plainType }
        } catch (error) {
          if (!(error instanceof TransportError) || error.cause !== responseTooLarge) throw error
          return { status: 413, body: Buffer.from(`The response exceeds ${maxBytes} bytes`), contentType: plainType }
        }
      },
    })
    const isRefused = method === 'POST' && value.status === 400
    // The inputs of a transaction that an earlier node accepted are spent.
    if (maybeDuplicate && isRefused && parts.family?.knownTransactionError?.test(value.body.toString('utf8')))
      throw new NoUpstreamResponded(options.causes)
    return value
  }

  return async (request, options) => {
    const { method, path } = request
    if (method === 'POST') return ask(request, options)
    const isImmutable = paths?.isImmutable(path) ?? false
    const cached = isImmutable ? parts.cache.get(path, true) : undefined
    if (cached !== undefined) {
      parts.onCache('path', 'hit')
      const [contentType = plainType, body = ''] = cached.split('\n', 2)
      return { status: 200, body: Buffer.from(body, 'base64'), contentType }
    }
    const joined = inFlight.get(path)
    parts.onCache('path', joined === undefined ? 'miss' : 'joined')
    if (joined !== undefined) return joined
    const started = ask(request, options).finally(() => inFlight.delete(path))
    inFlight.set(path, started)
    const answer = await started
    if (isImmutable && answer.status === 200) {
      parts.cache.setImmutable(path, `${answer.contentType}\n${answer.body.toString('base64')}`)
    }
    parts.refreshHeights(options)
    return answer
  }
}
