import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A package as it is published. */
export type PackedPackage = { readonly name: string; readonly version: string; readonly tarball: string }

/** Clones the repository into an empty folder, with what is built, and applies the changesets. */
export function prepareCheckout(checkout: string): void {
  rehearse('prepare', checkout)
}

/** Applies the changesets of a clone, and sets its scope. */
export function applyChangesets(checkout: string, scope?: string): void {
  rehearse('versions', checkout, ...(scope === undefined ? [] : [scope]))
}

/** Packs every published package of a clone, in the order to publish them in. */
export function packCheckout(checkout: string, folder: string): readonly PackedPackage[] {
  return rehearse('pack', checkout, folder) as readonly PackedPackage[]
}

/** Publishes packages whose version the registry doesn't have. Returns names and versions. */
export function publishTo(registry: string, packed: readonly PackedPackage[], folder: string): readonly string[] {
  const file = join(folder, 'packed.json')
  writeFileSync(file, JSON.stringify(packed))
  return rehearse('publish', file, registry) as readonly string[]
}

function rehearse(...args: readonly string[]): unknown {
  const output = execFileSync(process.execPath, ['scripts/rehearse.mjs', ...args], { cwd: root, encoding: 'utf8' })
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}
