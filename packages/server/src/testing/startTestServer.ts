import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ServerConfigInput } from '../config/parseConfig.js'
import { createServer, type KitServer, type ServerPorts } from '../createServer.js'

/** A server of the test that runs. */
export type TestServer = {
  readonly url: string
  readonly port: number
  readonly dataDir: string
  stop(): Promise<void>
}

/** A directory that is gone after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'kit-server-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Starts a server on a free port and stops it after the test. Give a `dataDir` to start again on the same data. */
export async function startTestServer(config: ServerConfigInput = {}, ports: ServerPorts = {}): Promise<TestServer> {
  const dataDir = config.dataDir ?? temporaryDirectory()
  const server: KitServer = createServer({ port: 0, logLevel: 'silent', ...config, dataDir }, ports)
  const { url, port } = await server.start()
  onTestFinished(() => server.stop())
  return { url, port, dataDir, stop: () => server.stop() }
}
