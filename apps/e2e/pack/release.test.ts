import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Consumer, createConsumer } from './Consumer.js'
import { prepareConsumers } from './packed.js'
import { applyChangesets, type PackedPackage, packCheckout, prepareCheckout, publishTo } from './rehearse.js'
import { type Registry, startRegistry } from './startRegistry.js'

const { folder } = prepareConsumers()
const checkout = join(folder, 'checkout')
let packed: readonly PackedPackage[]
let registry: Registry
beforeAll(async () => {
  mkdirSync(checkout)
  prepareCheckout(checkout)
  packed = packCheckout(checkout, join(folder, 'first'))
  registry = await startRegistry(join(folder, 'registry'), ['@kit'])
  for (const [name, value] of Object.entries(registry.env)) vi.stubEnv(name, value)
})
afterAll(() => registry?.stop())

const bytesOf = (dapp: Consumer): number => dapp.scripts('dist').reduce((sum, { text }) => sum + text.length, 0)
const lockOf = (dapp: Consumer): Record<string, { version: string }> =>
  JSON.parse(readFileSync(join(dapp.folder, 'package-lock.json'), 'utf8')).packages

describe('a release', () => {
  it('publishes every package once', () => {
    expect(publishTo(registry.url, packed, folder)).toEqual(packed.map(({ name, version }) => `${name}@${version}`))
    expect(publishTo(registry.url, packed, folder)).toEqual([])
  })

  it('changes nothing else in a dapp if it has one package', () => {
    const dapp = createDapp('kit-dapp', 'shop')
    dapp.run('npm', ['run', 'build'])
    const before = { bytes: bytesOf(dapp), lock: lockOf(dapp) }

    writeFileSync(
      join(checkout, '.changeset/rename.md'),
      "---\n'@kit/send': patch\n---\n\nChanged: the review button.\n",
    )
    applyChangesets(checkout)
    const built = join(checkout, 'packages/send/dist')
    for (const path of readdirSync(built).filter((name) => name.endsWith('.js'))) {
      const text = readFileSync(join(built, path), 'utf8')
      writeFileSync(join(built, path), text.replace(/(["'`])Review\1/, '$1Check transfer$1'))
    }
    const next = packCheckout(checkout, join(folder, 'second'))
    expect(publishTo(registry.url, next, folder)).toEqual(['@kit/send@0.1.1'])

    dapp.run('npm', ['update', '@kit/send', '--no-audit', '--no-fund', '--ignore-scripts'])
    const lock = lockOf(dapp)
    const changed = Object.keys({ ...before.lock, ...lock }).filter(
      (name) => lock[name]?.version !== before.lock[name]?.version,
    )
    expect(changed).toEqual(['node_modules/@kit/send'])
    dapp.run('npm', ['ls', '--all'])
    dapp.run('npm', ['run', 'build'])
    expect(dapp.scripts('dist').some(({ text }) => text.includes('Check transfer'))).toBe(true)
    expect(Math.abs(bytesOf(dapp) - before.bytes)).toBeLessThan(100)
  })
})

/** Creates a dapp with the published initializer, and installs it. */
function createDapp(initializer: string, name: string): Consumer {
  const create = ['create', `${initializer}@latest`, '--', name, '--with', 'send,siwx', '--json']
  execFileSync('npm', create, { cwd: folder, stdio: 'pipe' })
  const path = join(folder, name)
  return createConsumer(path, {}, { 'package.json': readFileSync(join(path, 'package.json'), 'utf8') })
}
