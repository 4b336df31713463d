import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One package that a user of a published package installs. */
export type InstalledPackage = {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Names from the published package down to this one. */
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
 * Everything that installing the package in `folder` brings: dependencies, optional ones and required peers, at any depth.
 * What is optional and not installed on this platform is left out.
 *
 * @param withOptionalPeers Also what the package's own optional peers bring, which its users install by their own choice.
 * @throws Error when a required dependency is not installed.
 */
export function installTree(folder: string, withOptionalPeers = false): readonly InstalledPackage[] {
  const found = new Map<string, InstalledPackage>()
  const visit = (path: string, trail: readonly string[]): void => {
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest
    const here = [...trail, manifest.name]
    found.set(path, { name: manifest.name, version: manifest.version, licence: licenceOf(manifest), trail: here })
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest
    // An optional peer is installed only by those who chose it themselves.
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
