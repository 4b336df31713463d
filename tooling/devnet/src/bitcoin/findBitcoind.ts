import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { BitcoindProgram } from './BitcoindProgram.js'
import { BitcoindUnavailable } from './BitcoindUnavailable.js'
import { unpackBitcoind } from './unpackBitcoind.js'

const versionLimitMs = 30_000

/**
 * Finds the Bitcoin node to run: `BITCOIND_PATH`, else `bitcoind` on PATH, else one unpacked from Debian's packages into `.tools/`, which
 * does not change the system. Any version that identifies itself as a Bitcoin daemon is accepted.
 *
 * @throws BitcoindUnavailable when none exists and none can be downloaded.
 * @example const { version } = await findBitcoind()
 */
export async function findBitcoind(env: NodeJS.ProcessEnv = process.env): Promise<BitcoindProgram> {
  const given = env['BITCOIND_PATH']
  if (given) return check(given, [])
  const onPath = (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'bitcoind'))
  const installed = onPath.find((path) => existsSync(path))
  if (installed) return check(installed, [])
  const { command, args } = await unpackBitcoind()
  return check(command, args)
}

async function check(command: string, args: readonly string[]): Promise<BitcoindProgram> {
  const run = promisify(execFile)(command, [...args, '--version'], { timeout: versionLimitMs })
  const { stdout } = await run.catch((error: Error) => {
    throw new BitcoindUnavailable(`${command} does not run: ${error.message}`, error)
  })
  const [version = ''] = stdout.split('\n')
  if (!/^Bitcoin .*version v?\d/i.test(version))
    throw new BitcoindUnavailable(`${command} is no Bitcoin node, it says: ${version.slice(0, 80)}`)
  return { command, args, version }
}
