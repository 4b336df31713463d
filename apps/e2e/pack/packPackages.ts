import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Packs every published package into `folder`. Returns the tarball path by package name. */
export function packPackages(folder: string): ReadonlyMap<string, string> {
  const tarballs = new Map<string, string>()
  const folders = ['packages', 'apps'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => join(root, room, name)),
  )
  for (const path of folders) {
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Record<string, unknown>
    if (manifest['private']) continue
    const before = new Set(readdirSync(folder))
    execFileSync('pnpm', ['pack', '--pack-destination', folder], { cwd: path, stdio: 'pipe' })
    const tarball = readdirSync(folder).find((file) => !before.has(file))
    if (!tarball) throw new Error(`Packing ${path} gave no tarball`)
    tarballs.set(String(manifest['name']), join(folder, tarball))
  }
  return tarballs
}
