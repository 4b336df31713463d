import { composeServer } from './composeServer.js'
import { parseConfig, type ServerConfigInput } from './config/parseConfig.js'
import { createLog } from './platform/log/createLog.js'
import { createNoMetrics } from './platform/metrics/Metrics.js'
import { createNoTracing } from './platform/tracing/Tracing.js'
import type { ServerPorts } from './runServer.js'

/** The HTTP part of kit-server, for mounting in an existing server. */
export type FetchHandler = {
  /** Opens the data directory or the databases. @throws ConfigError when one cannot be used */
  start(): Promise<void>
  /** Handles a request; responds with 503 before `start` and after `stop`. `remoteAddress` is the sender's, for rate limits. */
  fetch(request: Request, from?: { readonly remoteAddress?: string | undefined }): Promise<Response>
  /** Writes pending data and releases all resources. */
  stop(): Promise<void>
}

/**
 * Creates the HTTP API of kit-server without the relay's sockets and without a port. The host listens; `host`, `port` and `metricsPort` are
 * ignored.
 *
 * @throws ConfigError naming each invalid option
 * @example
 * const kit = createFetchHandler({ dataDir: './data', onramp: { publicUrl: 'https://api.example' } })
 * await kit.start()
 * app.all('/kit/*', (c) => kit.fetch(c.req.raw)) // any framework that uses Request and Response
 */
export function createFetchHandler(input: ServerConfigInput = {}, ports: ServerPorts = {}): FetchHandler {
  const config = parseConfig(input)
  const log = ports.log ?? createLog(config.logLevel)
  const now = ports.now ?? Date.now
  let composing: ReturnType<typeof composeServer> | undefined
  let isOpen = false

  return {
    async start() {
      const publicUrl = (): string => config.onramp.publicUrl ?? ''
      const none = { metrics: createNoMetrics(), tracing: createNoTracing() }
      composing ??= composeServer({ config, log, now, ...none, publicUrl })
      await composing
      isOpen = true
    },
    async fetch(request, from = {}) {
      const composition = isOpen ? await composing : undefined
      if (composition === undefined) return new Response('The server is not running', { status: 503 })
      const incoming = { socket: { remoteAddress: from.remoteAddress } }
      return composition.app.fetch(request, { incoming })
    },
    async stop() {
      isOpen = false
      const composition = await composing
      composing = undefined
      composition?.readiness.drain()
      await composition?.closeSockets(0)
      await composition?.close()
    },
  }
}
