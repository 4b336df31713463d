import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ServerConfig } from '../config/ServerConfig.js'
import type { App } from '../platform/http/AppContext.js'
import type { Log } from '../platform/log/Log.js'
import type { Metrics } from '../platform/metrics/Metrics.js'
import type { HealthFacts } from '../platform/operations/addHealthRoute.js'
import type { Readiness } from '../platform/operations/createReadiness.js'
import type { AdminServerOptions } from '../platform/operations/startAdminServer.js'
import type { Tracing } from '../platform/tracing/Tracing.js'

/** Ports and facts that a running server gives to its modules. */
export type ComposePorts = {
  readonly log: Log
  readonly now: () => number
  readonly metrics: Metrics
  readonly tracing: Tracing
  /** Returns the URL at which users reach the server; called when a response needs it. */
  readonly publicUrl: () => string
}

/** The modules of a server without its sockets. */
export type Composition = {
  readonly app: App
  /** Handler of the wallet's login host, if it is configured. */
  readonly wallet: Pick<App, 'fetch'> | false | undefined
  /** Opened storage. */
  readonly backend: AdminServerOptions['backend']
  readonly readiness: Readiness
  readonly health: HealthFacts
  /** Handles the `upgrade` event of the HTTP server. */
  accept(request: IncomingMessage, stream: Duplex, firstBytes: Buffer): void
  /** Closes every WebSocket with 1001, and terminates those still open after `limitMs`. */
  closeSockets(limitMs: number): Promise<void>
  /** Replaces the projects. Returns false if that requires a restart. */
  replaceProjects(projects: ServerConfig['projects']): boolean
  /** Key of the development mailbox, if there is one. */
  readonly mailboxKey: string | undefined
  /** Sends queued emails, stops the jobs, writes pending data and releases all resources. */
  close(): Promise<void>
}
