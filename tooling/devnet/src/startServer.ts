import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, isPortFree } from './freePort.js'
import { repositoryRoot } from './repositoryRoot.js'
import { type GuardedProcess, spawnGuarded } from './spawnGuarded.js'
import { untilListening } from './untilListening.js'

/** A running kit-server. */
export type RunningServer = {
  readonly url: string
  readonly relayUrl: string
  readonly process: GuardedProcess
  stop(): Promise<void>
  /** Kills it as a crash would (SIGKILL). Restarting on the same port and folder must lose nothing. */
  kill(): Promise<void>
}

/**
 * Starts the built kit-server in development mode with its own data folder.
 *
 * @throws Error when it is not built, the port is in use, or it does not become healthy.
 * @example
 * const server = await startServer({ dataDir: '.data/test' })
 */
export async function startServer(options: {
  readonly dataDir: string
  readonly port?: number
  /** Content of its configuration file. */
  readonly config?: Readonly<Record<string, unknown>>
  readonly env?: NodeJS.ProcessEnv
}): Promise<RunningServer> {
  const program = join(repositoryRoot(), 'packages/server/dist/cli.js')
  if (!existsSync(program)) throw new Error('kit-server is not built: run pnpm build')
  const port = options.port || (await freePort())
  if (!(await isPortFree(port))) throw new Error(`Port ${port} is taken`)
  mkdirSync(options.dataDir, { recursive: true })
  const config = join(options.dataDir, 'config.json')
  writeFileSync(config, JSON.stringify(options.config ?? {}))
  const server = spawnGuarded(
    process.execPath,
    [program, '--port', String(port), '--data', options.dataDir, '--config', config],
    { env: options.env ?? process.env },
  )
  try {
    await untilListening(server)
  } catch (error) {
    await server.stop()
    throw error
  }
  return {
    url: `http://localhost:${port}`,
    relayUrl: `ws://localhost:${port}`,
    process: server,
    stop: () => server.stop(),
    kill: () => server.kill(),
  }
}
