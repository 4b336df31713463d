import { readFileSync } from 'node:fs'
import semver from 'semver'
import type { Peer } from '../peer/Peer.js'
import type { Dapp } from './Dapp.js'

/** Dependencies that a move changes. */
export type MovedManifest = {
  readonly text: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/**
 * Returns `package.json` with the packages of the kit, and without those of another kit that no code imports. Peers are raised to the
 * versions that the kit needs.
 *
 * @param isUsed Whether code still imports a package.
 */
export function movedManifest(
  { manifest, manifestText }: Dapp,
  peer: Peer,
  isUsed: (name: string) => boolean,
): MovedManifest {
  const needed = { ...Object.fromEntries(peer.packages.map((name) => [name, ownRange(name)])), ...peer.peers }
  const before = { ...manifest.dependencies, ...manifest.devDependencies }
  const removed = Object.keys(before).filter((name) => peer.modules.test(name) && !isUsed(name))
  const without = (list: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(
      Object.entries(list)
        .filter(([name]) => !removed.includes(name))
        .map(([name, range]) => [name, raised(range, needed[name])]),
    )
  const added = Object.keys(needed).filter((name) => !(name in before))
  const dependencies = {
    ...without(manifest.dependencies),
    ...Object.fromEntries(added.map((name) => [name, needed[name]])),
  }
  const sorted = Object.fromEntries(Object.entries(dependencies).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const next = {
    ...manifest,
    dependencies: sorted,
    ...(manifest.devDependencies && { devDependencies: without(manifest.devDependencies) }),
  }
  const [, indent = '  '] = /^\{\r?\n([ \t]+)/.exec(manifestText) ?? []
  return { text: `${JSON.stringify(next, null, indent)}\n`, added, removed }
}

/** Raises a range to the lowest version that the kit supports, if the range allows older ones. A newer major stays. */
function raised(range: string, needed: string | undefined): string {
  const lowest = semver.validRange(range) ? semver.minVersion(range) : null
  const wanted = needed === undefined ? null : semver.minVersion(needed)
  return needed !== undefined && lowest && wanted && semver.lt(lowest, wanted) ? needed : range
}

/** Returns the range of a package of the kit that the codemod writes code for: a peer of this package. */
function ownRange(name: string): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  const { peerDependencies = {} } = JSON.parse(text) as { peerDependencies?: Record<string, string> }
  const range = peerDependencies[name] ?? 'latest'
  return range.startsWith('workspace:') ? 'latest' : range
}
