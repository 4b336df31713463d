import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from './repositoryRoot.js'
import { type GuardedProcess, spawnGuarded } from './spawnGuarded.js'
import { untilListening } from './untilListening.js'

/** A running host of the embedded wallet's frame. */
export type FrameHostProcess = { readonly process: GuardedProcess; stop(): Promise<void> }

/**
 * Serves the built frame of the embedded wallet in a separate process (`kit-server serve-frame`), like a release with its own login host.
 *
 * @param options.login Origin of the login host.
 * @param options.embedders Origins that may embed the frame. Default: any.
 * @throws Error when the frame or kit-server is not built, or the port is in use
 */
export async function startFrameHost(options: {
  readonly dataDir: string
  readonly port: number
  readonly login: string
  readonly embedders?: readonly string[]
}): Promise<FrameHostProcess> {
  const { dataDir, port, login, embedders = ['*'] } = options
  const program = join(repositoryRoot(), 'packages/server/dist/cli.js')
  const built = join(repositoryRoot(), 'apps/wallet-frame/dist')
  if (!existsSync(program)) throw new Error('kit-server is not built: run pnpm build')
  if (!existsSync(join(built, 'index.html'))) throw new Error('The wallet frame is not built: run pnpm build')
  const folder = join(dataDir, 'frame')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  cpSync(built, folder, { recursive: true })
  await promisify(execFile)(process.execPath, [program, 'release-frame', folder, '--login', login])
  const file = join(dataDir, 'frame.json')
  writeFileSync(file, JSON.stringify({ origin: `http://localhost:${port}`, port, folder, embedders }))
  const host = spawnGuarded(process.execPath, [program, 'serve-frame', file])
  try {
    await untilListening(host)
  } catch (error) {
    await host.stop()
    throw error
  }
  return { process: host, stop: () => host.stop() }
}
