import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { PeerId } from '../kits/peers.js'
import { type MigrateOptions, type Migration, migrate } from '../migrate.js'

/** Files of a dapp by path. */
export type DappFiles = Readonly<Record<string, string>>

/** Writes a dapp to a folder outside of any repository. */
export function plantDapp(files: DappFiles): string {
  const folder = mkdtempSync(join(tmpdir(), 'kit-migrate-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Moves a dapp, and returns the text of its files and what was left: `file:line code`. */
export function moveDapp(
  from: PeerId,
  files: DappFiles,
  options: Partial<MigrateOptions> = {},
): {
  readonly folder: string
  readonly migration: Migration
  readonly left: readonly string[]
  read(path: string): string
} {
  const folder = plantDapp({ 'package.json': '{}', ...files })
  const migration = migrate({ from, folder, force: true, ...options })
  return {
    folder,
    migration,
    left: migration.remaining.map(({ file, line, code }) => `${file}:${line} ${code}`),
    read: (path) => readFileSync(join(folder, path), 'utf8'),
  }
}
