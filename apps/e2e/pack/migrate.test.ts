import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Consumer, createConsumer } from './Consumer.js'
import { connectDapp } from './connectDapp.js'
import { prepareConsumers, tarball, versions } from './packed.js'

const { folder, browser } = prepareConsumers()
const fixtures = fileURLToPath(new URL('../../../packages/migrate/stranger/', import.meta.url))
const names = readdirSync(fixtures)
// Packages that the listed ones depend on.
const more = ['@kit/adapter', '@kit/api', '@kit/eip155', '@kit/modal']

describe('dapps of other kits, moved with the packed codemod', () => {
  let tool: Consumer
  let dapps: Consumer
  beforeAll(() => {
    tool = createConsumer(join(folder, 'tool'), {
      '@kit/migrate': tarball('@kit/migrate'),
      'create-kit-dapp': tarball('create-kit-dapp'),
    })
    const path = join(folder, 'dapps')
    cpSync(fixtures, path, { recursive: true })
    const needed = names.flatMap((name) => {
      tool.run('kit-migrate', [name, join(path, name), '--force'])
      const { dependencies } = JSON.parse(readFileSync(join(path, name, 'package.json'), 'utf8'))
      return Object.keys(dependencies).filter((one) => one.startsWith('@kit/'))
    })
    const packed = Object.fromEntries([...needed, ...more].map((one) => [one, tarball(one)]))
    // At the root, too, so that the kit's packages don't get other versions of their peers.
    const dependencies = { ...packed, ...versions.react18, ...versions.peers }
    // wagmi 2 installs the SDKs of single wallets with its connectors, which a moved dapp doesn't use.
    const overrides = { '@wagmi/connectors': 'file:./connectors' }
    const manifest = { name: 'dapps', private: true, workspaces: names, dependencies, overrides }
    dapps = createConsumer(
      path,
      {},
      {
        'package.json': JSON.stringify(manifest),
        'connectors/package.json': JSON.stringify({ name: '@wagmi/connectors', version: '0.0.0' }),
      },
    )
  })

  it.each(names)('build without a type error, and connect a wallet: %s', async (name) => {
    await dapps.build(name)
    await connectDapp(browser(), join(dapps.folder, name, 'dist'), name)
  })

  it.each(names)('have nothing left for a second run: %s', (name) => {
    expect(() => tool.run('kit-migrate', [name, join(dapps.folder, name), '--force'])).toThrow("doesn't use")
  })
})
