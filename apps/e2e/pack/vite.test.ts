import { join } from 'node:path'
import { startStatic } from '@kit/devnet/stack'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Consumer, createConsumer } from './Consumer.js'
import { installStrangers } from './installStrangers.js'
import { foreignFiles, kit, openModal, otherChainPackages, prepareConsumers, tarball, versions } from './packed.js'
import { viteFiles } from './pages.data.js'
import { announceWallets, visitStrangers } from './visitStrangers.js'

const { react18, react19, peers, tools, types } = versions
// One page with the newest React, one with the oldest supported version.
const libraries = {
  viem: { version: '2.57.1', foreign: /^(ethers|@kit\/eip155-ethers)$/, react: react19 },
  ethers: { version: '6.17.0', foreign: /^(viem|@kit\/eip155-viem)$/, react: react18 },
} as const
const { folder, browser } = prepareConsumers()

describe.each(['viem', 'ethers'] as const)('packed packages with %s in an empty Vite app', (library) => {
  const { version, foreign, react } = libraries[library]
  const hasIcons = library === 'viem'
  let app: Consumer
  beforeAll(() => {
    const icons = hasIcons ? { '@kit/icons': tarball('@kit/icons') } : {}
    const installed = { ...kit(library), ...icons, ...react, rxjs: peers.rxjs, [library]: version, ...tools, ...types }
    app = createConsumer(join(folder, `vite-${library}`), installed, viteFiles(library, hasIcons))
  })

  it('pass its type check with an older compiler', () => {
    expect(app.run('tsc', ['-p', '.'])).toBe('')
  })

  it('build to files without a byte of another chain', () => {
    app.run('vite', ['build'])
    expect(foreignFiles(app, 'dist')).toEqual([])
    const isForeign = (name: string): boolean => otherChainPackages.test(name) || foreign.test(name)
    expect(app.installedNames().filter(isForeign)).toEqual([])
  })

  it('run under a strict content security policy', async () => {
    const server = await startStatic({ folder: join(app.folder, 'dist') })
    const page = await browser().newPage()
    try {
      expect(await openModal(page, server.url)).toEqual([])
    } finally {
      await page.close()
      await server.stop()
    }
  })

  if (hasIcons)
    it('have network icons that neither loading nor opening fetches', async () => {
      // An ID that only the list of networks contains.
      const lists = app.scripts('dist').filter(({ text }) => text.includes('eip155:33139'))
      expect(lists).toHaveLength(1)
      expect(app.installedNames()).not.toContain('@web3icons/core')
      const server = await startStatic({ folder: join(app.folder, 'dist') })
      const page = await browser().newPage()
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(`dist${new URL(request.url()).pathname}`))
      try {
        expect(await openModal(page, server.url)).toEqual([])
        expect(loaded.length).toBeGreaterThan(2)
        expect(loaded).not.toContain(lists[0]?.path)
      } finally {
        await page.close()
        await server.stop()
      }
    })

  if (library === 'viem')
    it('accept a third-party feature and chain without editing the kit', async () => {
      installStrangers(app)
      expect(app.run('tsc', ['-p', 'page'])).toBe('')
      app.run('vite', ['build', 'page'])
      const server = await startStatic({ folder: join(app.folder, 'page/dist') })
      const page = await browser().newPage()
      await page.addInitScript(announceWallets)
      try {
        await visitStrangers(page, server.url)
      } finally {
        await page.close()
        await server.stop()
      }
    })
})
