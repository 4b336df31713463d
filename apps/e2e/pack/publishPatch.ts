import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
  const before = { bytes: bytesOf(dapp), lock: lockOf(dapp) }
  dapp.run('npm', ['update', name, '--no-audit', '--no-fund', '--ignore-scripts'])
  const lock = lockOf(dapp)
  const changed = Object.keys({ ...before.lock, ...lock }).filter(
    (path) => lock[path]?.version !== before.lock[path]?.version,
  )
  expect(changed).toEqual([`node_modules/${name}`])
  dapp.run('npm', ['ls', '--all'])
  dapp.runScript('build')
  expect(dapp.scripts('dist').some(({ text }) => text.includes(renamed))).toBe(true)
  expect(Math.abs(bytesOf(dapp) - before.bytes)).toBeLessThan(100)
}

/** Returns the size of a dapp's built scripts. */
export const bytesOf = (dapp: Consumer): number => dapp.scripts('dist').reduce((sum, { text }) => sum + text.length, 0)

const lockOf = (dapp: Consumer): Record<string, { version: string }> =>
  JSON.parse(readFileSync(join(dapp.folder, 'package-lock.json'), 'utf8')).packages
