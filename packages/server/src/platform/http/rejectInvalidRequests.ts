import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Log } from '../log/Log.js'
import type { Metrics } from '../metrics/Metrics.js'

/** Options for {@link rejectInvalidRequests}. */
export type RejectionOptions = {
  readonly log: Log
  readonly metrics: Metrics
  /** Whether pages of any origin can read the responses. */
  readonly allowsAnyOrigin: boolean
}

type Reason = { readonly status: 400 | 408 | 413 | 417 | 431; readonly description: string }

const unreadableReason: Reason = { status: 400, description: 'The request is not valid HTTP' }
const parserReasons: Readonly<Record<string, Reason>> = {
  HPE_HEADER_OVERFLOW: { status: 431, description: 'The headers are too large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, description: 'The chunk extensions are too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, description: 'The request timed out' },
}

/**
 * Responds to requests that Node.js refuses before the app sees them, like to any other error. Examples are invalid HTTP, headers that are
 * too large or too slow, and an unknown `Expect`.
 */
export function rejectInvalidRequests(server: Server, options: RejectionOptions): void {
  server.on('clientError', (error: Error & { readonly code?: string }, stream: Duplex) => {
    // Closed connections get no response, and nothing is written into a response that has started.
    const { _httpMessage: answer } = stream as Duplex & { readonly _httpMessage?: ServerResponse | null }
    const canRespond = stream.writable && error.code !== 'ECONNRESET' && answer?.headersSent !== true
    if (!canRespond) return void stream.destroy()
    const reason = parserReasons[error.code ?? ''] ?? unreadableReason
    const { body, headers } = answerOf(reason, options)
    const head = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
    stream.end(`HTTP/1.1 ${reason.status} ${STATUS_CODES[reason.status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`, () =>
      stream.destroy(),
    )
  })
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const reason: Reason = { status: 417, description: 'Unsupported Expect header: only 100-continue is supported' }
    const { body, headers } = answerOf(reason, options)
    response.writeHead(reason.status, headers).end(body)
  })
}

/** Responds to valid HTTP without an address that the app can handle: a missing or invalid host. */
export function rejectInvalidHost(options: RejectionOptions): Response {
  const { body, headers } = answerOf({ status: 400, description: 'Invalid host or path' }, options)
  return new Response(body, { status: 400, headers })
}

function answerOf({ status, description }: Reason, { log, metrics, allowsAnyOrigin }: RejectionOptions) {
  const requestId = randomUUID()
  metrics.count('kit_http_requests_total', { method: 'unknown', route: 'unread', status: String(status) })
  log.info({ requestId, route: 'unread', status }, 'request')
  const body = JSON.stringify({ status: 'FAILED', reasons: [{ field: '', description }] })
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    ...(allowsAnyOrigin && { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'x-request-id' }),
  }
  return { body, headers }
}
