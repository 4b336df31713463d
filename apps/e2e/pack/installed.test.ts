import { join } from 'node:path'
import { startStatic } from '@kit/devnet/stack'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type Consumer, createConsumer } from './Consumer.js'
import { kit, openModal, otherChainPackages, prepareConsumers, tarball, versions } from './packed.js'
import { viteFiles } from './pages.data.js'

const { react19, peers, tools, types } = versions
// The rest of an installation is React, rxjs and viem with its dependencies, which the app chose.
// About 0.6 MB of ours are the texts in 28 languages, as code and as sources.
const most = { ownBytes: 6_250_000, packages: 40 }
const { folder, browser } = prepareConsumers()

describe('packed packages with Solana in an empty Vite app', () => {
  let app: Consumer
  beforeAll(() => {
    const installed = {
      ...kit('solana'),
      ...react19,
      rxjs: peers.rxjs,
      '@solana/web3.js': '1.98.4',
      ...tools,
      ...types,
    }
    app = createConsumer(join(folder, 'vite-solana'), installed, viteFiles('solana'))
  })

  it('pass its type check with the library’s transactions', () => {
    expect(app.run('tsc', ['-p', '.'])).toBe('')
  })

  it('load the library on demand, under a strict content security policy', async () => {
    app.run('vite', ['build'])
    // Text that only the library contains.
    const [library, ...others] = app.scripts('dist').filter(({ text }) => text.includes('Endpoint URL must start with'))
    expect(others).toEqual([])
    const server = await startStatic({ folder: join(app.folder, 'dist') })
    const page = await browser().newPage()
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(`dist${new URL(request.url()).pathname}`))
    try {
      const complaints = await openModal(page, server.url)
      expect(loaded).not.toContain(library?.path)
      expect(await page.evaluate('endpoint()')).toBe('https://api.mainnet-beta.solana.com')
      expect(loaded).toContain(library?.path)
      expect(complaints).toEqual([])
    } finally {
      await page.close()
      await server.stop()
    }
  })
})

describe('installation', () => {
  it('stays small for the quick start with pairing, with one copy of each library', () => {
    const { react } = react19
    const named = { ...kit(), '@kit/walletconnect': tarball('@kit/walletconnect') }
    const app = createConsumer(join(folder, 'whole'), { ...named, ...peers, react, 'react-dom': react })
    const [bytes, ownBytes] = [app.installedBytes(), app.installedBytes('@kit')]
    const packages = app.installedPaths().length
    const inMb = (count: number): string => `${(count / 1e6).toFixed(1)} MB`
    console.log(`the quick start with pairing: ${inMb(bytes)}, ${inMb(ownBytes)} of them ours, ${packages} packages`)
    expect(app.installedPaths().filter((path) => path.endsWith('/viem'))).toHaveLength(1)
    expect(app.installedNames().filter((name) => otherChainPackages.test(name))).toEqual([])
    expect(ownBytes).toBeLessThanOrEqual(most.ownBytes)
    expect(packages).toBeLessThanOrEqual(most.packages)
  })

  it('works with npm for every package at once, and the test wallets add no dependency tree', () => {
    const names = inject('tarballs').map(([name]) => name)
    const everything = Object.fromEntries(names.map((name) => [name, tarball(name)]))
    const all = createConsumer(join(folder, 'all'), { ...everything, ...peers, ...react19 }, {}, 'resolve')
    expect(all.lockedNames()).toEqual(expect.arrayContaining(names))
    const testing = createConsumer(
      join(folder, 'testing'),
      { '@kit/core': tarball('@kit/core'), '@kit/testing': tarball('@kit/testing'), ...peers },
      {},
      'resolve',
    )
    expect(testing.lockedNames().filter((name) => name.startsWith('@walletconnect/'))).toEqual([])
    expect(testing.lockedNames().length).toBeLessThanOrEqual(40)
  })
})
