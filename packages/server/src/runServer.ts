import type { Server } from 'node:http'
import type { ComposePorts, Composition } from './compose/Composition.js'
import { isPubliclyReachable } from './config/isPubliclyReachable.js'
import type { PlatformConfig, ServerConfig } from './config/ServerConfig.js'
import { createHttpServer } from './platform/http/createHttpServer.js'
import { listen } from './platform/http/listen.js'
import { pause } from './platform/jobs/createLocalLeadership.js'
import { createAddressShares } from './platform/limits/createAddressShares.js'
import { createLog } from './platform/log/createLog.js'
import type { Log } from './platform/log/Log.js'
import { createNoMetrics, type Metrics } from './platform/metrics/Metrics.js'
import { adminSocketOf } from './platform/operations/adminSocketOf.js'
import { startAdminServer } from './platform/operations/startAdminServer.js'
import { startPrivateServer } from './platform/operations/startPrivateServer.js'
import { createNoTracing, type Tracing } from './platform/tracing/Tracing.js'
import { readVersion } from './readVersion.js'

/** External dependencies that a host or test can replace. */
export type ServerPorts = {
  /** Default: JSON lines on standard output. */
  readonly log?: Log
  /** Unix time in milliseconds. Default: the system clock. */
  readonly now?: () => number
}

/** A configured server, which runs after `start`. */
export type KitServer = {
  /**
   * Opens the data directory or the databases and listens. `metricsUrl` is the URL of the private port, if configured.
   * @throws ConfigError when a port is in use or a directory or database cannot be used
   */
  start(): Promise<{
    readonly host: string
    readonly port: number
    readonly url: string
    readonly metricsUrl: string | undefined
    /** URL of the embedded wallet's login host, if configured. */
    readonly walletUrl: string | undefined
  }>
  /**
   * Replaces the projects without a restart; everything else in the new configuration is ignored. Returns false if a restart is required:
   * before `start`, or between a list and open mode.
   */
  replaceProjects(projects: ServerConfig['projects']): boolean
  /**
   * Reports the shutdown at `/ready` and keeps serving for `lameDuckMs`, so that load balancers stop sending requests. Then refuses new
   * connections, finishes accepted requests, closes sockets with 1001 and writes all data; whatever takes longer than `drainLimitMs` is
   * aborted. Can be called at any time; a second call ends the waiting.
   */
  stop(): Promise<void>
}

/** Options for {@link runServer}. */
export type RunOptions = {
  readonly config: PlatformConfig & { readonly wallet?: ServerConfig['wallet'] }
  readonly ports?: ServerPorts | undefined
  /** Configured URL at which users reach the server; default: the address it listens on. */
  readonly publicUrl?: string | undefined
  /** Opens the storage and assembles the modules. */
  readonly compose: (ports: ComposePorts) => Promise<Composition>
}

type Closable = { close(): Promise<void> }

const openWarning = 'any project ID is accepted, also from other machines, with development limits; list your projects'

/** Creates a server that runs the composed modules: its ports, its admin socket and its shutdown. Opens nothing before `start`. */
export function runServer({ config, ports = {}, publicUrl = '', compose }: RunOptions): KitServer {
  const log = ports.log ?? createLog(config.logLevel)
  const now = ports.now ?? Date.now
  let release: (() => Promise<void>) | undefined
  let stopped: Promise<void> | undefined
  let replaceProjects: KitServer['replaceProjects'] = () => false
  const impatient = new AbortController()
  const lameDuckMs = config.lameDuckMs ?? (config.projects === 'open' ? 0 : 5000)

  async function start() {
    const metrics =
      config.metricsPort === undefined
        ? createNoMetrics()
        : (await import('./platform/metrics/createPrometheusMetrics.js')).createPrometheusMetrics()
    let url = publicUrl
    const tracing = await openTracing(config.tracing)
    const composition = await compose({ log, now, metrics, tracing, publicUrl: () => url })
    const { app } = composition
    replaceProjects = composition.replaceProjects
    const sharesOf = createAddressShares(config.addressRanges)
    const httpOptions = { limits: config.http, isBehindProxy: config.trustProxy !== 0, sharesOf, log, metrics }
    const server = createHttpServer({ ...httpOptions, app, allowsAnyOrigin: true })
    const walletServer =
      composition.wallet && createHttpServer({ ...httpOptions, app: composition.wallet, allowsAnyOrigin: false })
    const operatorServers: Closable[] = []
    let isServing = false
    release = async () => {
      composition.readiness.drain()
      if (isServing) await pause(lameDuckMs, impatient.signal)
      await Promise.all([
        drain(server, config.drainLimitMs),
        walletServer && drain(walletServer, config.drainLimitMs),
        composition.closeSockets(config.drainLimitMs),
      ])
      await composition.close()
      await tracing.close()
      await Promise.all(operatorServers.map(({ close }) => close()))
      log.info({}, 'kit-server stopped')
    }
    try {
      server.on('upgrade', composition.accept)
      const { host, port } = config
      const bound = await listen(server, { host, port, option: 'port', hint: '--port or KIT_SERVER_PORT' })
      url ||= bound.url
      let walletUrl: string | undefined
      if (walletServer && config.wallet) {
        const { host: walletHost = host, port: walletPort } = config.wallet
        const option = 'wallet.port'
        walletUrl = (await listen(walletServer, { host: walletHost, port: walletPort, option, hint: option })).url
      }
      const { metricsUrl } = await openOperatorServers({ config, composition, metrics, opened: operatorServers })
      isServing = true
      if (isPubliclyReachable(config)) log.warn({ host }, openWarning)
      log.info(
        { version: composition.health.version, url: bound.url, metricsUrl, walletUrl },
        'kit-server is listening',
      )
      if (composition.mailboxKey !== undefined)
        log.info({ mailbox: `${bound.url}/dev/mailbox?key=${composition.mailboxKey}` }, 'emails are shown at this URL')
      return { host, ...bound, metricsUrl, walletUrl }
    } catch (error) {
      await release()
      throw error
    }
  }

  return {
    start,
    replaceProjects: (projects) => replaceProjects(projects),
    async stop() {
      if (stopped !== undefined) impatient.abort()
      if (release !== undefined) stopped ??= release()
      await stopped
    },
  }
}

/** Loads the libraries of tracing only if it is configured: they are optional. */
async function openTracing({ url, ...config }: PlatformConfig['tracing']): Promise<Tracing> {
  if (url === undefined) return createNoTracing()
  const { createOtlpTracing } = await import('./platform/tracing/createOtlpTracing.js')
  return createOtlpTracing({ config: { ...config, url }, version: readVersion() })
}

async function drain(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // Pending requests can finish; connections open beyond the limit are closed.
  const cut = setTimeout(() => server.closeAllConnections(), limitMs)
  await closed
  clearTimeout(cut)
}

type OperatorOptions = {
  readonly config: PlatformConfig
  readonly composition: Composition
  readonly metrics: Metrics
  /** Receives each opened server, also if a later one cannot be opened. */
  readonly opened: Closable[]
}

/** Opens the admin socket, and the private port if it is configured. */
async function openOperatorServers({ config, composition, metrics, opened }: OperatorOptions) {
  const { dataDir, metricsHost, metricsPort } = config
  const isShared = config.databaseUrl !== undefined
  const { backend } = composition
  opened.push(await startAdminServer({ socketPath: adminSocketOf(config), dataDir, backend, isShared }))
  if (metricsPort === undefined) return { metricsUrl: undefined }
  const server = await startPrivateServer({ host: metricsHost, port: metricsPort, metrics, ...composition })
  opened.push(server)
  return { metricsUrl: server.url }
}
