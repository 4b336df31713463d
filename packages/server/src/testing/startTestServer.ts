import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '@kit/devnet'
import { inject, onTestFinished } from 'vitest'
import type { ServerConfigInput } from '../config/parseConfig.js'
import { createServer } from '../createServer.js'
import { createLog } from '../platform/log/createLog.js'
import { createNoMetrics } from '../platform/metrics/Metrics.js'
import { openPostgresStore } from '../platform/store/openPostgresStore.js'
import { openSqliteStore } from '../platform/store/openSqliteStore.js'
import type { Store } from '../platform/store/Store.js'
import type { KitServer, ServerPorts } from '../runServer.js'
import { lendDatabase } from './lendDatabase.js'
import './scaledServices.js'

/** A server of the running test. */
export type TestServer = {
  readonly url: string
  readonly port: number
  readonly dataDir: string
  /** URL of the private port, if one is configured. */
  readonly metricsUrl: string | undefined
  /** URL of the embedded wallet's host, if one is configured. */
  readonly walletUrl: string | undefined
  stop(): Promise<void>
}

/** Key for the mailbox of test servers. */
export const testMailboxKey = 'test-mailbox-key'

/** Domain in session proofs when the test lists its projects. */
export const testDomain = 'api.test'

/** Creates a directory that is deleted after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(scratchFolder(), 'kit-server-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/**
 * Starts a server on a free port and stops it after the test. Pass a `dataDir` to restart on the same data, or to start several servers on
 * it. With `KIT_TEST_MODE=scaled`, the data is in a separate Postgres database and part of Redis instead of files.
 */
export async function startTestServer(config: ServerConfigInput = {}, ports: ServerPorts = {}): Promise<TestServer> {
  const dataDir = config.dataDir ?? temporaryDirectory()
  const server: KitServer = createServer(await testConfig({ ...config, dataDir }), ports)
  const { url, port, metricsUrl, walletUrl } = await server.start()
  onTestFinished(() => server.stop())
  return { url, port, dataDir, metricsUrl, walletUrl, stop: () => server.stop() }
}

/** Returns the complete configuration of a test server, including its database and part of Redis if it uses them. */
export async function testConfig(config: ServerConfigInput & { readonly dataDir: string }): Promise<ServerConfigInput> {
  const shared = isScaled() ? await sharedServices(config.dataDir, inject('scaled')) : {}
  const isListed = Array.isArray(config.projects)
  const sessions = { ...shared.sessions, ...(isListed && { domain: testDomain }), ...config.sessions }
  const mail = { mailboxKey: testMailboxKey, ...config.mail }
  return { port: 0, logLevel: 'silent', lameDuckMs: 0, ...shared, ...config, sessions, mail }
}

/** Opens the records of a test server, wherever they are stored. The caller must close them. */
export async function openTestStore(dataDir: string): Promise<Store> {
  if (!isScaled()) return openSqliteStore(dataDir)
  const { databaseUrl = '' } = await sharedServices(dataDir, inject('scaled'))
  return openPostgresStore({ databaseUrl, log: createLog('silent'), metrics: createNoMetrics() })
}

function isScaled(): boolean {
  return process.env['KIT_TEST_MODE'] === 'scaled'
}

/**
 * Returns the configuration of servers that share one database. The first use of a name creates it empty, and it is removed after the test.
 * Pass `isNew` if its schema must not exist yet or is changed permanently.
 */
export async function sharedServices(
  name: string,
  services: { readonly databaseUrl: string; readonly redisUrl: string } | undefined,
  { isNew = false } = {},
): Promise<ServerConfigInput> {
  if (services === undefined) throw new Error('needs Postgres and Redis, which are not installed')
  const id = `kit_${createHash('sha256').update(name).digest('hex').slice(0, 16)}`
  try {
    const lent = await lendDatabase(services.databaseUrl, id, { isNew })
    onTestFinished(({ task }) => (isNew || task.result?.state === 'fail' ? lent.drop() : lent.refund()))
  } catch (error) {
    // Another server of the test created it.
    if ((error as { code?: unknown }).code !== '42P04') throw error
  }
  const databaseUrl = new URL(services.databaseUrl)
  databaseUrl.pathname = `/${id}`
  return {
    databaseUrl: databaseUrl.href,
    redisUrl: services.redisUrl,
    redisPrefix: `${id}:`,
    sessions: { encryptionKey: '11'.repeat(32) },
  }
}
