import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { createCached } from './cache/createCached.js'
import { createMemoryCache } from './cache/createMemoryCache.js'
import { createChains } from './chain/createChains.js'
import { ConfigError } from './config/ConfigError.js'
import { parseConfig, type ServerConfigInput } from './config/parseConfig.js'
import { createLog } from './createLog.js'
import { createDirectory } from './directory/createDirectory.js'
import { createChainGateway } from './gateway/createChainGateway.js'
import { createApp } from './http/createApp.js'
import { createGate } from './http/createGate.js'
import { createLocalLeadership } from './jobs/createLocalLeadership.js'
import type { Log } from './Log.js'
import { createProjects } from './projects/createProjects.js'
import { readVersion } from './readVersion.js'
import { createRelay } from './relay/createRelay.js'
import { createSqliteMailbox } from './relay/createSqliteMailbox.js'
import { addApiRoutes } from './routes/addApiRoutes.js'
import { addHealthRoute } from './routes/addHealthRoute.js'
import { addRpcRoutes } from './routes/addRpcRoutes.js'
import { openDatabase } from './store/openDatabase.js'
import { openSqliteStore } from './store/openSqliteStore.js'
import type { Store } from './store/Store.js'

/** Answers kept in memory. */
const MAX_CACHED = 50_000

/** The world outside, replaceable by a host or a test. */
export type ServerPorts = {
  /** Default: JSON lines on standard output. */
  readonly log?: Log
  /** Milliseconds since 1970. Default: the system's clock. */
  readonly now?: () => number
}

/** A server that is configured and, after `start`, running. */
export type KitServer = {
  /** Opens the data directory and listens. @throws ConfigError when the port is taken or the directory cannot be used */
  start(): Promise<{ readonly host: string; readonly port: number; readonly url: string }>
  /** Answers what was accepted, closes sockets with 1001, writes everything and lets go. May be called at any time, also twice. */
  stop(): Promise<void>
}

/**
 * The self-hosted other end of the kit: pairing relay, RPC gateway and wallet directory in one process over one SQLite file.
 * Opens nothing before `start`.
 *
 * @throws ConfigError naming each option that is not valid
 * @example
 * const server = createServer({ port: 4401, dataDir: './data' })
 * const { url } = await server.start()
 * await server.stop()
 */
export function createServer(input: ServerConfigInput = {}, ports: ServerPorts = {}): KitServer {
  const config = parseConfig(input)
  const log = ports.log ?? createLog(config.logLevel)
  const now = ports.now ?? Date.now
  let release: (() => Promise<void>) | undefined
  let stopped: Promise<void> | undefined

  async function start(): Promise<{ host: string; port: number; url: string }> {
    const version = readVersion()
    const { durability, limits } = config.relay
    const database = openDatabase({ dataDir: config.dataDir, durability, maxBytes: limits.maxStoredBytes })
    const mailbox = createSqliteMailbox({ database, now })
    const projects = createProjects(config.projects)
    const relay = createRelay({ config: config.relay, mailbox, projects, trustProxy: config.trustProxy, now, log })
    const app = createApp(log)
    const leadership = createLocalLeadership(log)
    let url = config.onramp.publicUrl ?? ''
    const server = createAdaptorServer({ fetch: app.fetch }) as Server
    let store: Store | undefined
    release = async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      await relay.close(config.drainLimitMs)
      // Requests under way may finish; who keeps a connection open longer than the limit is cut off.
      const cut = setTimeout(() => server.closeAllConnections(), config.drainLimitMs)
      await closed
      clearTimeout(cut)
      await leadership.close()
      await mailbox.close()
      await store?.close()
      log.info({}, 'kit-server stopped')
    }
    try {
      store = await openSqliteStore(config.dataDir)
      const cache = createMemoryCache({ maxEntries: MAX_CACHED, now })
      const upstreams = Object.entries(config.chains).map(([chain, { upstreams }]) => [
        chain,
        upstreams.map(({ url }) => url),
      ])
      const gateway = createChainGateway({ chains: Object.fromEntries(upstreams), fetch, now })
      addApiRoutes(app, {
        version,
        directory: createDirectory({ dataDir: config.dataDir, path: config.directory, now, log }),
        config,
        log,
        now,
        store,
        cache,
        cached: createCached({ cache, now }),
        gateway,
        chains: createChains({ chains: config.chains, gateway }),
        projects,
        gate: createGate(projects),
        leadership,
        publicUrl: () => url,
      })
      addHealthRoute(app, { version, features: ['relay', 'rpc', 'directory'], startedAtMs: now(), now })
      addRpcRoutes(app, { gateway, projects })
      server.on('upgrade', relay.accept)
      await listen(server, config.host, config.port)
    } catch (error) {
      await release()
      throw error
    }
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : config.port
    const origin = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
    url ||= origin
    log.info({ version, url: origin }, 'kit-server is listening')
    return { host: config.host, port, url: origin }
  }

  return {
    start,
    async stop() {
      if (release !== undefined) stopped ??= release()
      await stopped
    },
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `${port} is already in use; choose another with --port or KIT_SERVER_PORT`
          : `cannot listen on ${host}:${port} (${error.code ?? error.name})`
      reject(new ConfigError([`port: ${reason}`]))
    })
    server.listen(port, host, resolve)
  })
}
