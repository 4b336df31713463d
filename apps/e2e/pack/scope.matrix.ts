import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Consumer } from './Consumer.js'
import { createFromRegistry } from './createFromRegistry.js'
import { prepareConsumers } from './packed.js'
import { prepareRelease } from './prepareRelease.js'
import { bytesOf, expectOnlyUpdate, publishPatch } from './publishPatch.js'
import { applyChangesets, packCheckout, publishTo } from './rehearse.js'
import { testDapp } from './useDapp.js'

const scope = '@yours'
const { folder } = prepareConsumers()
const release = prepareRelease(folder)

describe('packages published under another scope, beside the kit’s own', () => {
  let published: readonly string[]
  let dapp: Consumer
  beforeAll(() => {
    const { checkout, registry } = release()
    applyChangesets(checkout, scope)
    published = publishTo(registry.url, packCheckout(checkout, join(folder, 'scoped')), folder)
  })
  beforeAll(() => {
    dapp = createFromRegistry(folder, 'scoped-shop', ['--with', 'send,siwx'], { scope })
  })

  it('have the versions of the kit’s own, each under the scope', () => {
    const own = release().packed.map(({ name, version }) => `${name.replace(/^(@kit\/)?/, `${scope}/`)}@${version}`)
    expect(published).toEqual(own)
  })

  it('give a created dapp all its packages and peers, and none of the kit’s own', () => {
    const names = dapp.lockedNames()
    expect(names.filter((name) => name.startsWith(`${scope}/`)).length).toBeGreaterThan(5)
    expect(names.filter((name) => name.startsWith('@kit/'))).toEqual([])
    dapp.run('npm', ['ls', '--all'])
  })

  it('have types: a dapp passes its type check, and fails it with an unknown option', () => {
    dapp.run('tsc', ['-b'])
    const wrong = `import { createKit } from '${scope}/core'\nexport const kit = createKit({ adapters: 'none' })\n`
    writeFileSync(join(dapp.folder, 'src/wrong.ts'), wrong)
    try {
      expect(() => dapp.run('tsc', ['-b'])).toThrow(/src\/wrong\.ts.*TS\d+/)
    } finally {
      writeFileSync(join(dapp.folder, 'src/wrong.ts'), 'export {}\n')
    }
  })

  it('are bundled like the kit’s own: the same chunks, of the same size', () => {
    const own = createFromRegistry(folder, 'own-shop', ['--with', 'send,siwx'])
    own.runScript('build')
    dapp.runScript('build')
    expect(dapp.scripts('dist')).toHaveLength(own.scripts('dist').length)
    expect(Math.abs(bytesOf(dapp) / bytesOf(own) - 1)).toBeLessThan(0.001)
  })

  it('connect a wallet', async () => {
    await testDapp(dapp)
  })

  it('can be published one by one', () => {
    expect(publishPatch(release(), folder)).toEqual([`${scope}/send@0.1.1`])
    expectOnlyUpdate(dapp, `${scope}/send`)
  })
})
