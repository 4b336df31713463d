import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { fileHeaders, framePolicy } from './frameHeaders.js'
import type { Frame } from './openFrame.js'
import type { FrameHostConfig } from './parseFrameHost.js'

const requestMs = 30_000
const notFound = 'Not found\n'

/** Serves the files of a release with their headers, and nothing else: other paths get a 404 in plain text. */
export function createFrameServer({ origin, embedders }: FrameHostConfig, frame: Frame): Server {
  const headers = fileHeaders(origin)

  function answer({ method, url = '/' }: IncomingMessage, response: ServerResponse, isSmall: boolean): void {
    const isRead = method === 'GET' || method === 'HEAD'
    const [path = ''] = url.slice(1).split('?')
    const file = isRead ? frame.find(path) : undefined
    const gzip = isSmall ? file?.gzip : undefined
    const body = gzip ?? file?.bytes ?? notFound
    const policy = framePolicy({ embedders, scripts: file?.scripts ?? [], login: frame.login })
    response.writeHead(file ? 200 : isRead ? 404 : 405, {
      ...headers,
      'content-type': file?.type ?? 'text/plain; charset=utf-8',
      'content-length': body.length,
      'content-security-policy': file ? policy : "default-src 'none'; sandbox; frame-ancestors 'none'",
      vary: 'accept-encoding',
      ...(gzip && { 'content-encoding': 'gzip' }),
    })
    response.end(method === 'HEAD' ? undefined : body)
  }

  return createServer({ requestTimeout: requestMs, headersTimeout: requestMs }, (request, response) => {
    // Request bodies are ignored.
    request.resume()
    answer(request, response, /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')))
  })
}
