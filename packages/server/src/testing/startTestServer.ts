import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '@kit/devnet'
import { inject, onTestFinished } from 'vitest'
import type { ServerConfigInput } from '../config/parseConfig.js'
import { createLog } from '../createLog.js'
import { createServer, type KitServer, type ServerPorts } from '../createServer.js'
import { openPostgresStore } from '../store/openPostgresStore.js'
import { openSqliteStore } from '../store/openSqliteStore.js'
import type { Store } from '../store/Store.js'
import { lendDatabase } from './lendDatabase.js'
import './scaledServices.js'

/** A server of the test that runs. */
export type TestServer = {
  readonly url: string
  readonly port: number
  readonly dataDir: string
  /** Of the private port, if one is configured. */
  readonly metricsUrl: string | undefined
  /** Of the embedded wallet's host, if one is configured. */
  readonly walletUrl: string | undefined
  stop(): Promise<void>
}

/** Opens the mailbox of the test's servers. */
export const testMailboxKey = 'test-mailbox-key'

/** What proofs of sessions name where the test's projects are listed. */
export const testDomain = 'api.test'

/** A directory that is gone after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(scratchFolder(), 'kit-server-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/**
 * Starts a server on a free port and stops it after the test. Give a `dataDir` to start again on the same data, or to start several on
 * it. With `KIT_TEST_MODE=scaled` the data is a Postgres database and a part of Redis of its own instead of files.
 */
export async function startTestServer(config: ServerConfigInput = {}, ports: ServerPorts = {}): Promise<TestServer> {
  const dataDir = config.dataDir ?? temporaryDirectory()
  const server: KitServer = createServer(await testConfig({ ...config, dataDir }), ports)
  const { url, port, metricsUrl, walletUrl } = await server.start()
  onTestFinished(() => server.stop())
  return { url, port, dataDir, metricsUrl, walletUrl, stop: () => server.stop() }
}

/** What a server of the test is configured with, its database and part of Redis included where it has them. */
export async function testConfig(config: ServerConfigInput & { readonly dataDir: string }): Promise<ServerConfigInput> {
  const shared = isScaled() ? await sharedServices(config.dataDir, inject('scaled')) : {}
  const isListed = Array.isArray(config.projects)
  const sessions = { ...shared.sessions, ...(isListed && { domain: testDomain }), ...config.sessions }
  const mail = { mailboxKey: testMailboxKey, ...config.mail }
  return { port: 0, logLevel: 'silent', lameDuckMs: 0, ...shared, ...config, sessions, mail }
}

/** The records of a server of the test, wherever they are. Close it. */
export async function openTestStore(dataDir: string): Promise<Store> {
  if (!isScaled()) return openSqliteStore(dataDir)
  const { databaseUrl = '' } = await sharedServices(dataDir, inject('scaled'))
  return openPostgresStore({ databaseUrl, log: createLog('silent') })
}

function isScaled(): boolean {
  return process.env['KIT_TEST_MODE'] === 'scaled'
}

/**
 * Configuration of servers that share one database, empty with the first of the name and gone after the test. Give `isNew` where its
 * schema must not be there yet, or is changed for good.
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
    onTestFinished(({ task }) => (isNew || task.result?.state === 'fail' ? lent.drop() : lent.giveBack()))
  } catch (error) {
    // Another server of the test made it.
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
