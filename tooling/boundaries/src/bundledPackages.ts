import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InstalledPackage } from './installTree.js'

const notice = 'THIRD-PARTY-LICENSES.md'
/** Names of notices: beside static files, which a server serves by their extension, and in a single-file page. */
const staticNotices = ['licenses.txt', 'recover.html']

/**
 * Returns the other packages that the package in `folder` bundles, from its notices. One is written by its bundler beside the bundle, and
 * one for icons and the like is in the folder itself. A package of static files, which has a page in its folder, bundles everything.
 *
 * @throws Error if a package with a `*.bundled.ts` or a page has no notice because it wasn't built, or if a notice names no package
 */
export function bundledPackages(folder: string): readonly InstalledPackage[] {
  const isBundling = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).some((path) =>
    path.endsWith('.bundled.ts'),
  )
  const names = existsSync(join(folder, 'index.html')) ? staticNotices : isBundling ? [notice] : []
  const built = names.map((name) => join(folder, 'dist', name))
  for (const path of built) if (!existsSync(path)) throw new Error(`${path} is missing: build the package first`)
  return [...built, join(folder, notice)].filter(existsSync).flatMap((path) => {
    const rows = [...readFileSync(path, 'utf8').matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm)]
    if (rows.length === 0) throw new Error(`${path} names no package`)
    return rows.map(([, name = '', version = '', licence = '']) => ({ name, version, licence, trail: [folder, name] }))
  })
}
