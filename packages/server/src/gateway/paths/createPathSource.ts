import type { NodePaths } from '../GatewayFamily.js'
import type { AskOptions, ChainParts } from '../rpc/ChainParts.js'
import { TOO_LARGE } from '../upstream/createHttpTransport.js'
import { type HttpTransport, TransportFault } from '../upstream/HttpTransport.js'
import { NoUpstreamResponded, UpstreamFault } from '../upstream/UpstreamFault.js'

/** Response of a node: its own text with 200, or its error with 400 or 404. */
export type PathResponse = {
  readonly status: 200 | 400 | 404 | 413
  readonly body: Buffer
  readonly contentType: string
}

/** Sends requests to path-based nodes of a chain. @throws NoUpstreamResponded */
export type PathSource = (
  request: { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string },
  options: AskOptions,
) => Promise<PathResponse>

/** Dependencies of {@link createPathSource}, besides the chain's parts. */
export type PathSourceOptions = {
  readonly transport: HttpTransport
  readonly maxBytes: number
  readonly paths: NodePaths | undefined
}

const PLAIN = 'text/plain'

/**
 * Reads try one node after another and are shared while pending; immutable responses are cached. A signed transaction can be sent again to
 * another node.
 */
export function createPathSource(parts: ChainParts, { transport, maxBytes, paths }: PathSourceOptions): PathSource {
  const underWay = new Map<string, Promise<PathResponse>>()

  const ask: PathSource = async ({ method, path, body }, options) => {
    const { doubtful, value } = await parts.around<PathResponse>(options, {
      effect: method === 'GET' ? 'read' : 'raw',
      kind: path.split('/', 2).join('/'),
      async ask({ url }, signal) {
        const target = url.replace(/\/+$/, '') + path
        try {
          const given = await transport.request({
            method,
            url: target,
            signal,
            maxBytes,
            ...(body !== undefined && { body, contentType: PLAIN }),
          })
          const { status } = given
          if (status !== 200 && status !== 400 && status !== 404) throw new UpstreamFault(`status ${status}`)
          // A proxy returned an HTML page.
          if (/^text\/html\b/i.test(given.contentType)) throw new UpstreamFault('a page')
          return { status, body: given.body, contentType: given.contentType || PLAIN }
        } catch (error) {
          if (!(error instanceof TransportFault) || error.cause !== TOO_LARGE) throw error
          return { status: 413, body: Buffer.from(`The response exceeds ${maxBytes} bytes`), contentType: PLAIN }
        }
      },
    })
    const isRefused = method === 'POST' && value.status === 400
    // The inputs of a transaction that an earlier node accepted are spent.
    if (doubtful && isRefused && parts.family?.refusesSent?.test(value.body.toString('utf8')))
      throw new NoUpstreamResponded(options.causes)
    return value
  }

  return async (request, options) => {
    const { method, path } = request
    if (method === 'POST') return ask(request, options)
    const lasting = paths?.lasts(path) ?? false
    const kept = lasting ? parts.cache.get(path, true) : undefined
    if (kept !== undefined) {
      parts.onCache('path', 'hit')
      const [contentType = PLAIN, body = ''] = kept.split('\n', 2)
      return { status: 200, body: Buffer.from(body, 'base64'), contentType }
    }
    const joined = underWay.get(path)
    parts.onCache('path', joined === undefined ? 'miss' : 'joined')
    if (joined !== undefined) return joined
    const started = ask(request, options).finally(() => underWay.delete(path))
    underWay.set(path, started)
    const answer = await started
    if (lasting && answer.status === 200) {
      parts.cache.keep(path, `${answer.contentType}\n${answer.body.toString('base64')}`)
    }
    parts.refreshHeights(options)
    return answer
  }
}
