import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { ConfigError } from '../config/ConfigError.js'
import type { ServerConfig } from '../config/ServerConfig.js'
import { BACKUP_HEADER } from './addBackupRoutes.js'

/**
 * Copies the data of the running server into a new or empty directory, and answers one line per file. To restore, start a server on
 * that directory.
 *
 * @throws ConfigError when the server cannot be asked or the directory cannot be used
 */
export async function fetchBackup(config: ServerConfig, directory: string): Promise<readonly string[]> {
  if (config.metricsPort === undefined)
    throw new ConfigError(['metricsPort: must be set, the backup is asked for there'])
  const host = config.metricsHost === '0.0.0.0' || config.metricsHost === '::' ? '127.0.0.1' : config.metricsHost
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${config.metricsPort}/backup`
  const { files } = (await (await ask(url)).json()) as { files: readonly string[] }
  await prepare(directory)
  const lines: string[] = []
  for (const file of files.map((name) => basename(name))) {
    const { body } = await ask(`${url}/${encodeURIComponent(file)}`)
    const part = join(directory, `${file}.part`)
    // Keys are among the files.
    const out = createWriteStream(part, { mode: 0o600, flush: true })
    await pipeline(body === null ? [] : Readable.fromWeb(body as ReadableStream), out)
    await rename(part, join(directory, file))
    lines.push(`${file}  ${out.bytesWritten} bytes`)
  }
  return lines
}

async function ask(url: string): Promise<Response> {
  const response = await fetch(url, { headers: { [BACKUP_HEADER]: 'backup' }, redirect: 'error' }).catch(
    () => undefined,
  )
  if (response === undefined) throw new ConfigError([`metricsPort: no server answers at ${new URL(url).host}`])
  if (!response.ok) throw new ConfigError([`backup: the server says: ${(await response.text()).slice(0, 200)}`])
  return response
}

async function prepare(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    if ((await readdir(directory)).length > 0) throw new ConfigError([`backup: ${directory} is not empty`])
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError([`backup: ${directory} cannot be used (${String((error as { code?: unknown }).code)})`])
  }
}
