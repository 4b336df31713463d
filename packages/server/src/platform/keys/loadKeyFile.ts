import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config/ConfigError.js'

/**
 * Loads a 32-byte key that is generated once and stored in the data directory, readable by its owner only.
 *
 * @throws ConfigError when the file cannot be read or written, or contains something else
 */
export function loadKeyFile(dataDir: string, file: string): Buffer {
  const path = join(dataDir, file)
  try {
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') throw new ConfigError([`dataDir: cannot write ${file} (${code})`])
  }
  let text = ''
  try {
    text = readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new ConfigError([`dataDir: cannot read ${file} (${(error as NodeJS.ErrnoException).code})`])
  }
  // Replacing the key would make everything that depends on it permanently unreadable.
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new ConfigError([`dataDir: ${file} must contain 32 bytes in hex`])
  return Buffer.from(text, 'hex')
}
