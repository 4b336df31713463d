import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url))

/** Packs every published package into `folder`. Returns the path of each tarball by package name. */
export function packPackages(folder: string): ReadonlyMap<string, string> {
  const tarballs = new Map<string, string>()
  for (const name of readdirSync(packages)) {
    const manifest = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as Record<string, unknown>
    if (manifest['private']) continue
    const before = new Set(readdirSync(folder))
    execFileSync('pnpm', ['pack', '--pack-destination', folder], { cwd: join(packages, name), stdio: 'pipe' })
    const tarball = readdirSync(folder).find((file) => !before.has(file))
    if (!tarball) throw new Error(`Packing ${name} gave no tarball`)
    tarballs.set(String(manifest['name']), join(folder, tarball))
  }
  return tarballs
}
