import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InstalledPackage } from './installTree.js'

/**
 * The other packages that are bundled in the built package in `folder`, from the notice that its bundler wrote.
 *
 * @throws Error when a package with a `*.bundled.ts` has no notice: it was not built.
 */
export function bundledPackages(folder: string): readonly InstalledPackage[] {
  const isBundling = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).some((path) =>
    path.endsWith('.bundled.ts'),
  )
  if (!isBundling) return []
  const notice = join(folder, 'dist', 'THIRD-PARTY-LICENSES.md')
  if (!existsSync(notice)) throw new Error(`${notice} is missing: build the package first`)
  const rows = [...readFileSync(notice, 'utf8').matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm)]
  if (rows.length === 0) throw new Error(`${notice} names no package`)
  return rows.map(([, name = '', version = '', licence = '']) => ({ name, version, licence, trail: [folder, name] }))
}
