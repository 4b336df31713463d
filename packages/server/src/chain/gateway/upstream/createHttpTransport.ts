import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { createNoTracing, type Tracing } from '../../../platform/tracing/Tracing.js'
import { type HttpTransport, TransportError, type TransportRequest, type TransportResponse } from './HttpTransport.js'

/** Maximum connections to one node; more requests wait. */
const maxSockets = 256

/** Cause of a request whose response was too large. */
export const responseTooLarge = 'response too large'

type Agents = { readonly 'http:': http.Agent; readonly 'https:': https.Agent }

/** HTTP/1.1 transport with keep-alive. Follows no redirects, so that a node cannot send the server elsewhere. */
export function createHttpTransport(tracing: Tracing = createNoTracing()): HttpTransport {
  const options = { keepAlive: true, maxSockets: maxSockets, scheduling: 'lifo' as const }
  const agents: Agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) }

  function send(request: TransportRequest): Promise<TransportResponse> {
    return new Promise((resolve, reject) => {
      const { signal, maxBytes } = request
      const sent = openRequest(request, agents, tracing.headersFor(request.url))
      let maybeDelivered = false
      let answered = false
      const cleanUp = (): void => signal.removeEventListener('abort', abort)
      const fail = (cause: string): void => {
        cleanUp()
        sent.destroy()
        reject(new TransportError(cause, maybeDelivered))
      }
      const abort = (): void => fail(signal.reason?.name === 'TimeoutError' ? 'timeout' : 'aborted')
      const onError = (error: NodeJS.ErrnoException): void => {
        // The node just closed an idle connection.
        if (sent.reusedSocket && error.code === 'ECONNRESET' && !answered && !signal.aborted) {
          cleanUp()
          resolve(send({ ...request, fresh: true }))
        } else fail(error.code ?? error.name)
      }
      sent.on('error', onError)
      signal.addEventListener('abort', abort)
      if (signal.aborted) return abort()
      sent.on('socket', (socket) => {
        // With TLS this also precedes any request byte; a failed handshake then counts as a lost connection, which is safe.
        if (!socket.connecting) maybeDelivered = true
        else socket.once('connect', () => (maybeDelivered = true))
      })
      sent.on('response', (answer: IncomingMessage) => {
        answered = true
        const chunks: Buffer[] = []
        let bytes = 0
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes > maxBytes) fail(responseTooLarge)
          else chunks.push(chunk)
        })
        answer.on('error', onError)
        answer.on('end', () => {
          cleanUp()
          const body = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)
          resolve({ status: answer.statusCode ?? 0, body, contentType: answer.headers['content-type'] ?? '' })
        })
      })
      sent.end(request.body)
    })
  }

  return {
    request: (request) =>
      tracing.call(request.method, async (span) => {
        span.set({ 'http.request.method': request.method, ...request.labels })
        try {
          const response = await send(request)
          span.set({ 'http.response.status_code': response.status })
          if (response.status >= 400) span.fail()
          return response
        } catch (error) {
          if (error instanceof TransportError) span.set({ 'kit.outcome': error.cause })
          throw error
        }
      }),
    close() {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

function openRequest(
  request: TransportRequest,
  agents: Agents,
  traceHeaders: Readonly<Record<string, string>>,
): ClientRequest {
  const url = new URL(request.url)
  const { method, body, contentType = 'application/json', fresh = false } = request
  const secure = url.protocol === 'https:'
  const headers: Record<string, string> = { accept: '*/*', ...traceHeaders }
  if (body !== undefined) {
    headers['content-type'] = contentType
    headers['content-length'] = String(Buffer.byteLength(body))
  }
  if (url.username !== '') {
    const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
    headers['authorization'] = `Basic ${Buffer.from(login).toString('base64')}`
  }
  return (secure ? https : http).request({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port || undefined,
    path: url.pathname + url.search,
    method,
    headers,
    agent: fresh ? false : agents[secure ? 'https:' : 'http:'],
  })
}
