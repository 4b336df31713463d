import { createServer, type Server } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { addressBlock } from '../limits/addressBlock.js'
import type { AddressShares } from '../limits/createAddressShares.js'
import type { HttpLimits } from '../limits/limitConfig.js'
import type { App } from './AppContext.js'
import { type RejectionOptions, rejectInvalidHost, rejectInvalidRequests } from './rejectInvalidRequests.js'

/** Options for {@link createHttpServer}. */
export type HttpServerOptions = RejectionOptions & {
  readonly app: Pick<App, 'fetch'>
  readonly limits: HttpLimits
  /** Behind proxies all connections come from the same few addresses. */
  readonly isBehindProxy: boolean
  readonly sharesOf: AddressShares
}

const longestCheckMs = 1000

/** Creates an HTTP server that limits slow, silent and excessive connections; it is not listening yet. */
export function createHttpServer({ app, limits, isBehindProxy, sharesOf, ...unread }: HttpServerOptions): Server {
  const { requestMs, idleMs, maxConnections, maxConnectionsPerAddress } = limits
  const headersMs = Math.min(limits.headersMs, requestMs)
  const server = createServer(
    {
      requestTimeout: requestMs,
      headersTimeout: headersMs,
      keepAliveTimeout: idleMs,
      connectionsCheckingInterval: Math.min(longestCheckMs, headersMs / 2),
      // Otherwise Node.js itself responds to a missing host.
      requireHostHeader: false,
    },
    getRequestListener(app.fetch, {
      errorHandler(error) {
        if (error instanceof RequestError) return rejectInvalidHost(unread)
        throw error
      },
    }),
  )
  // For an idle connection, such as that of a client that does not read its response. WebSockets use pings instead.
  server.timeout = 2 * requestMs
  server.maxConnections = maxConnections
  rejectInvalidRequests(server, unread)
  if (isBehindProxy) return server
  const perAddress = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = addressBlock(socket.remoteAddress ?? '')
    const open = (perAddress.get(address) ?? 0) + 1
    if (open > maxConnectionsPerAddress * sharesOf(address)) return socket.destroy()
    perAddress.set(address, open)
    socket.once('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1
      if (left === 0) perAddress.delete(address)
      else perAddress.set(address, left)
    })
  })
  return server
}
