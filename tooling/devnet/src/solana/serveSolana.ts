import { createServer, type IncomingMessage } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { createSolanaMethods } from './createSolanaMethods.js'
import { createSolanaSubscriptions } from './createSolanaSubscriptions.js'
import type { SolanaLedger } from './SolanaLedger.js'
import { SolanaRpcError } from './SolanaRpcError.js'

type Call = { readonly id?: unknown; readonly method?: unknown; readonly params?: unknown }

const longestBody = 1_000_000

/**
 * Serves a ledger as a node does: JSON-RPC 2.0 over HTTP, single or in batches, and subscriptions over a WebSocket on the same port. All
 * origins are allowed (CORS).
 *
 * @throws Error when the port is in use.
 * @example
 * const { url } = await serveSolana({ ledger, port: 0 })
 */
export async function serveSolana(options: { readonly ledger: SolanaLedger; readonly port: number }): Promise<{
  readonly url: string
  readonly wsUrl: string
  /** Accepts requests but sends no response, until it is stopped. */
  hang(): void
  stop(): Promise<void>
}> {
  const { ledger } = options
  const methods = createSolanaMethods(ledger)
  const answer = (call: Call, more: typeof methods = {}): object => {
    const { id = null, method, params = [] } = call
    try {
      const name = typeof method === 'string' ? method : ''
      const run = Object.hasOwn(more, name) ? more[name] : Object.hasOwn(methods, name) ? methods[name] : undefined
      if (!run) throw new SolanaRpcError(-32601, 'Method not found')
      return { jsonrpc: '2.0', id, result: run(Array.isArray(params) ? params : []) }
    } catch (error) {
      const code = error instanceof SolanaRpcError ? error.code : -32602
      const data = error instanceof SolanaRpcError && error.data !== undefined ? { data: error.data } : {}
      return { jsonrpc: '2.0', id, error: { code, message: (error as Error).message, ...data } }
    }
  }
  const answerText = (text: string, more?: typeof methods): string => {
    try {
      const parsed = JSON.parse(text) as Call | readonly Call[]
      return JSON.stringify(
        Array.isArray(parsed) ? parsed.map((call) => answer(call, more)) : answer(parsed as Call, more),
      )
    } catch {
      return JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } })
    }
  }

  let isHanging = false
  const server = createServer((request, response) => {
    if (isHanging) return
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method !== 'POST') {
      response.statusCode = request.method === 'OPTIONS' ? 204 : 405
      return void response.end()
    }
    readBody(request).then(
      (body) => {
        response.setHeader('content-type', 'application/json')
        response.end(answerText(body))
      },
      () => response.destroy(),
    )
  })
  const sockets = new WebSocketServer({ server, maxPayload: longestBody })
  sockets.on('connection', (socket: WebSocket) => {
    const subscriptions = createSolanaSubscriptions(ledger, (message) => socket.send(JSON.stringify(message)))
    socket.on('message', (data) => socket.send(answerText(String(data), subscriptions.methods)))
    socket.on('error', () => socket.terminate())
    socket.on('close', subscriptions.end)
  })
  await new Promise<void>((done, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', done)
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The Solana node has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    wsUrl: `ws://127.0.0.1:${address.port}`,
    hang() {
      isHanging = true
    },
    stop: () =>
      new Promise((done) => {
        for (const socket of sockets.clients) socket.terminate()
        sockets.close()
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > longestBody) throw new Error('The request is too long')
  }
  return text
}
