import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Package that users of a published package install. */
export type InstalledPackage = {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Package names from the published package down to this one. */
  readonly trail: readonly string[]
}

type Manifest = {
  name: string
  version: string
  license?: string | { type?: string }
  licenses?: readonly (string | { type?: string })[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/**
 * Returns everything that installing the package in `folder` installs: dependencies, optional ones and required peers, at any depth.
 * Optional packages that aren't installed on this platform are left out.
 *
 * @param withOptionalPeers Also returns what the package's own optional peers install.
 * @throws Error if a required dependency isn't installed
 */
export function installTree(folder: string, withOptionalPeers = false): readonly InstalledPackage[] {
  const found = new Map<string, InstalledPackage>()
  const visit = (path: string, trail: readonly string[]): void => {
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest
    const here = [...trail, manifest.name]
    found.set(path, { name: manifest.name, version: manifest.version, licence: licenceOf(manifest), trail: here })
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest
    // Users install optional peers by their own choice, so only those of the package itself count.
    const takesAll = withOptionalPeers && trail.length === 0
    const peers = Object.keys(peerDependencies).filter((name) => takesAll || !peerDependenciesMeta[name]?.optional)
    for (const name of new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])) {
      const target = locate(path, name)
      const isRequired = name in dependencies && !(name in optionalDependencies)
      if (!target && isRequired) throw new Error(`${[...here, name].join(' → ')} is not installed`)
      if (target && !found.has(target)) visit(target, here)
    }
  }
  visit(realpathSync(folder), [])
  return [...found.values()]
}

function locate(from: string, name: string): string | undefined {
  const path = join(from, 'node_modules', name)
  if (existsSync(join(path, 'package.json'))) return realpathSync(path)
  const parent = dirname(from)
  return parent === from ? undefined : locate(parent, name)
}

function licenceOf({ license, licenses = [] }: Manifest): string {
  const all = (license === undefined ? licenses : [license]).map((one) => (typeof one === 'string' ? one : one.type))
  return all.filter((one) => one !== undefined).join(' OR ') || 'none'
}
