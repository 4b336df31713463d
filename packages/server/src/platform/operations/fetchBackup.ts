import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { ConfigError } from '../config/ConfigError.js'
import type { AdminSocketConfig } from './adminSocketOf.js'
import { adminSocketOf } from './adminSocketOf.js'
import { requestAdminSocket } from './requestAdminSocket.js'

/**
 * Copies the data of the running server into a new or empty directory, and returns one line per file. To restore, start a server on that
 * directory.
 *
 * @throws ConfigError when the server is not reachable or the directory cannot be used
 */
export async function fetchBackup(config: AdminSocketConfig, directory: string): Promise<readonly string[]> {
  const socketPath = adminSocketOf(config)
  const { files } = (await json(await requestAdminSocket(socketPath, '/backup'))) as { files: readonly string[] }
  await prepare(directory)
  const lines: string[] = []
  for (const file of files.map((name) => basename(name))) {
    const body = await requestAdminSocket(socketPath, `/backup/${encodeURIComponent(file)}`)
    const part = join(directory, `${file}.part`)
    // The files include keys.
    const out = createWriteStream(part, { mode: 0o600, flush: true })
    await pipeline(body, out)
    await rename(part, join(directory, file))
    lines.push(`${file}  ${out.bytesWritten} bytes`)
  }
  return lines
}

async function prepare(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    if ((await readdir(directory)).length > 0) throw new ConfigError([`backup: ${directory} is not empty`])
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError([`backup: cannot write to ${directory} (${String((error as { code?: unknown }).code)})`])
  }
}
