import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config/ConfigError.js'
import type { Store } from '../store/Store.js'
import { loadKeyFile } from './loadKeyFile.js'

const keyFile = 'session.key'
const missingKeyText = `dataDir: ${keyFile} is missing, and the wallet sessions in api.db cannot sign without it; restore it from a backup, or set sessions.encryptionKey to its content, or revoke all sessions with: sqlite3 api.db "UPDATE wallet_sessions SET revoked_at = 0"`

/** Source of the key. */
export type KeyOptions = {
  readonly sessions: { readonly encryptionKey?: string | undefined }
  readonly dataDir: string
}

/**
 * Loads the 32-byte key that encrypts session keys. It is the configured one, which a shared database requires. Otherwise it is generated
 * once and stored in the data directory, readable by its owner only. This key together with the database gives access to the session keys:
 * keep it apart from database backups.
 *
 * @throws ConfigError when the stored key cannot be read or written, or is missing although sessions were encrypted with it
 */
export async function loadEncryptionKey({ sessions, dataDir }: KeyOptions, { db }: Pick<Store, 'db'>): Promise<Buffer> {
  const configured = sessions.encryptionKey
  if (configured !== undefined) return Buffer.from(configured.replace(/^0x/, ''), 'hex')
  const path = join(dataDir, keyFile)
  const orphan = existsSync(path)
    ? undefined
    : await db.selectFrom('wallet_sessions').select('pci').where('revoked_at', 'is', null).limit(1).executeTakeFirst()
  // A new key would hide the loss until a session is needed.
  if (orphan !== undefined) throw new ConfigError([missingKeyText])
  return loadKeyFile(dataDir, keyFile)
}
