import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a backup of a data directory consists of: the databases, and every other file next to them. */
export function backupFiles(dataDir: string): readonly string[] {
  const names = readdirSync(dataDir).filter((name) => statSync(join(dataDir, name)).isFile())
  // The journals belong to the running databases; a copy is whole in itself.
  return names.filter((name) => !/\.db-(wal|shm|journal)$|\.copy$/.test(name)).sort()
}
