import { bundleServer } from './bundleServer.js'
import { type GuardedProcess, spawnGuarded } from './spawnGuarded.js'
import { untilListening } from './untilListening.js'

/**
 * Starts kit-server from its current sources, in a separate process, and waits until it listens.
 *
 * @throws Error with its output when it exits instead.
 * @example
 * const relay = await startSourceServer(['--port', '0', '--data', folder])
 * await relay.kill()
 */
export async function startSourceServer(args: readonly string[]): Promise<GuardedProcess> {
  const server = spawnGuarded(process.execPath, [await bundleServer(), ...args])
  await untilListening(server)
  return server
}
