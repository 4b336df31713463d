import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Consumer } from './Consumer.js'
import type { PreparedRelease } from './prepareRelease.js'
import { applyChangesets, packCheckout, publishTo } from './rehearse.js'

const renamed = 'Check transfer'

/** Publishes a patch of the send feature alone, with another text on a button. Returns names and versions of what was published. */
export function publishPatch({ checkout, registry }: PreparedRelease, folder: string): readonly string[] {
  const changeset = "---\n'@kit/send': patch\n---\n\nChanged: the review button.\n"
  writeFileSync(join(checkout, '.changeset/rename.md'), changeset)
  applyChangesets(checkout)
  const built = join(checkout, 'packages/send/dist')
  for (const path of readdirSync(built).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(join(built, path), 'utf8')
    writeFileSync(join(built, path), text.replace(/(["'`])Review\1/, `$1${renamed}$1`))
  }
  return publishTo(registry.url, packCheckout(checkout, join(folder, 'second')), folder)
}

/** Updates the send feature of a dapp to the patch, and checks that nothing else of it changes. */
export function expectOnlyUpdate(dapp: Consumer, name: string): void {
  dapp.runScript('build')
  const before = { bytes: bytesOf(dapp), versions: versionsOf(dapp) }
  dapp.update(name)
  const versions = versionsOf(dapp)
  const changed = Object.keys({ ...before.versions, ...versions }).filter(
    (path) => versions[path] !== before.versions[path],
  )
  expect(changed).toEqual([`node_modules/${name}`])
  dapp.runScript('build')
  expect(dapp.scripts('dist').some(({ text }) => text.includes(renamed))).toBe(true)
  expect(Math.abs(bytesOf(dapp) - before.bytes)).toBeLessThan(100)
}

/** Returns the size of a dapp's built scripts. */
export const bytesOf = (dapp: Consumer): number => dapp.scripts('dist').reduce((sum, { text }) => sum + text.length, 0)

/** Returns the versions of everything that npm installed, after it checked the peers, and of the dependencies that others did. */
function versionsOf({ folder, run }: Consumer): Readonly<Record<string, string>> {
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'))
  const isNpm = existsSync(join(folder, 'package-lock.json'))
  if (isNpm) run('npm', ['ls', '--all'])
  const packages: Readonly<Record<string, { readonly version: string }>> = isNpm
    ? read('package-lock.json').packages
    : Object.fromEntries(
        Object.keys(read('package.json').dependencies)
          .map((name) => `node_modules/${name}`)
          .map((path) => [path, read(`${path}/package.json`)]),
      )
  return Object.fromEntries(Object.entries(packages).map(([path, { version }]) => [path, version]))
}
