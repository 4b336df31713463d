import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config/ConfigError.js'
import type { ServerConfig } from '../config/ServerConfig.js'
import type { Store } from './Store.js'

const FILE = 'session.key'
const MISSING = `dataDir: ${FILE} is missing, and the wallet sessions in api.db cannot sign without it; restore it from a backup, or set sessions.encryptionKey to its content, or revoke all sessions with: sqlite3 api.db "UPDATE wallet_sessions SET revoked_at = 0"`

/** Where the key is. */
export type KeyOptions = {
  readonly sessions: Pick<ServerConfig['sessions'], 'encryptionKey'>
  readonly dataDir: string
}

/**
 * The key that session keys are encrypted with, 32 bytes: the configured one (always, with a shared database), else one that is made once
 * and kept in the data directory, readable only by its owner. Whoever has this key and the database has the session keys: keep it apart
 * from copies of the database.
 *
 * @throws ConfigError when the kept one cannot be read or written, or is gone while there are sessions that were encrypted with it
 */
export async function loadEncryptionKey({ sessions, dataDir }: KeyOptions, { db }: Pick<Store, 'db'>): Promise<Buffer> {
  const configured = sessions.encryptionKey
  if (configured !== undefined) return Buffer.from(configured.replace(/^0x/, ''), 'hex')
  const path = join(dataDir, FILE)
  const orphan = existsSync(path)
    ? undefined
    : await db.selectFrom('wallet_sessions').select('pci').where('revoked_at', 'is', null).limit(1).executeTakeFirst()
  // A new key would hide that the sessions are lost until somebody needs one.
  if (orphan !== undefined) throw new ConfigError([MISSING])
  try {
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') throw new ConfigError([`dataDir: cannot write ${FILE} (${code})`])
  }
  return readKey(path)
}

function readKey(path: string): Buffer {
  let text = ''
  try {
    text = readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new ConfigError([`dataDir: cannot read ${FILE} (${(error as NodeJS.ErrnoException).code})`])
  }
  // A new key in its place would make every session's key unreadable for ever.
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new ConfigError([`dataDir: ${FILE} must contain 32 bytes in hex`])
  return Buffer.from(text, 'hex')
}
