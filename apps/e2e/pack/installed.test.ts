import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, spawnGuarded } from '@kit/devnet'
import { startStatic } from '@kit/devnet/stack'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Consumer, createConsumer } from './Consumer.js'
import { installStrangers } from './installStrangers.js'
import { packPackages } from './packPackages.js'
import { type EvmLibrary, nextFiles, viteFiles } from './pages.data.js'
import { announceWallets, visitStrangers } from './visitStrangers.js'

const react19 = { react: '19.3.1', 'react-dom': '19.3.1', '@types/react': '19.2.9', '@types/react-dom': '19.2.3' }
const react18 = { react: '18.2.0', 'react-dom': '18.2.0', '@types/react': '18.2.79', '@types/react-dom': '18.2.25' }
const types = { typescript: '5.9.3', '@types/node': '20.19.25' }
const peers = { rxjs: '7.8.2', viem: '2.57.1' }
const used = ['@kit/core', '@kit/adapter', '@kit/modal', '@kit/react', '@kit/react-ui']
const tools = { vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' }
const otherChainPackages = /^(@solana|@polkadot|@walletconnect|@mysten|bitcoinjs-lib|sats-connect)/
// One page with the newest React, one with the oldest that is supported.
const libraries = {
  viem: { version: '2.57.1', foreign: /^(ethers|@kit\/eip155-ethers)$/, react: react19 },
  ethers: { version: '6.17.0', foreign: /^(viem|@kit\/eip155-viem)$/, react: react18 },
} as const
// Text that only the code of another chain contains: its name could be on a label.
const otherChainCode = /TokenkegQfeZyi|injectedWeb3|ss58|sats-?connect|psbt|solana:sign|@solana|@polkadot|bc1q|xpub/i
// The rest of an installation is React, rxjs and viem with its own tree, which the app chose.
const most = { ownBytes: 5_000_000, packages: 40 }

let folder: string
let browser: Browser
let tarballs: ReadonlyMap<string, string>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kit-pack-'))
  tarballs = packPackages(folder)
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

function tarball(name: string): string {
  const path = tarballs.get(name)
  if (!path) throw new Error(`${name} was not packed`)
  return `file:${path}`
}

/** The packages of a dapp; `@kit/api` only where react-ui asks for it. */
function kit(library: EvmLibrary | 'solana' = 'viem'): Record<string, string> {
  const chains = library === 'solana' ? ['@kit/solana'] : ['@kit/eip155', `@kit/eip155-${library}`]
  const names = [...used, ...chains, ...(tarballs.has('@kit/api') ? ['@kit/api'] : [])]
  return Object.fromEntries(names.map((name) => [name, tarball(name)]))
}

function foreignFiles(consumer: Consumer, path: string): string[] {
  const scripts = consumer.scripts(path)
  expect(scripts.length).toBeGreaterThan(0)
  return scripts.flatMap((file) => {
    const match = otherChainCode.exec(file.text)
    return match ? [`${file.path}: …${file.text.slice(Math.max(0, match.index - 60), match.index + 60)}…`] : []
  })
}

/** Opens the page without connecting, and checks that the modal opens without any error or warning. */
async function openModal(page: Page, url: string): Promise<readonly string[]> {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat|Content Security|Trusted/i.test(message.text()))
      complaints.push(message.text())
  })
  await page.goto(url)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  return complaints
}

describe.each(['viem', 'ethers'] as const)('the packed packages with %s in an empty Vite app', (library) => {
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
    const page = await browser.newPage()
    try {
      expect(await openModal(page, server.url)).toEqual([])
    } finally {
      await page.close()
      await server.stop()
    }
  })

  if (hasIcons)
    it('have marks of networks that neither loading nor opening fetches', async () => {
      // An id that only the list of networks has.
      const lists = app.scripts('dist').filter(({ text }) => text.includes('eip155:33139'))
      expect(lists).toHaveLength(1)
      expect(app.installedNames()).not.toContain('@web3icons/core')
      const server = await startStatic({ folder: join(app.folder, 'dist') })
      const page = await browser.newPage()
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
    it('take a feature and a chain that strangers wrote, with no edit of the kit', async () => {
      installStrangers(app)
      expect(app.run('tsc', ['-p', 'page'])).toBe('')
      app.run('vite', ['build', 'page'])
      const server = await startStatic({ folder: join(app.folder, 'page/dist') })
      const page = await browser.newPage()
      await page.addInitScript(announceWallets)
      try {
        await visitStrangers(page, server.url)
      } finally {
        await page.close()
        await server.stop()
      }
    })
})

describe('the packed packages with Solana in an empty Vite app', () => {
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

  it('pass its type check with transactions of the library', () => {
    expect(app.run('tsc', ['-p', '.'])).toBe('')
  })

  it('load the library when it is asked for, under a strict content security policy', async () => {
    app.run('vite', ['build'])
    // What only the library says.
    const [library, ...others] = app.scripts('dist').filter(({ text }) => text.includes('Endpoint URL must start with'))
    expect(others).toEqual([])
    const server = await startStatic({ folder: join(app.folder, 'dist') })
    const page = await browser.newPage()
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

describe('the packed packages in a Next.js app', () => {
  let app: Consumer
  beforeAll(() => {
    app = createConsumer(
      join(folder, 'next-app'),
      { ...kit(), ...peers, ...react19, next: '16.4.5', ...types },
      nextFiles,
    )
  })

  it('build to browser files without a byte of another chain', () => {
    app.run('next', ['build'])
    expect(foreignFiles(app, '.next/static')).toEqual([])
  })

  it('render on the server and take over in the browser without a mismatch', async () => {
    const port = await freePort()
    const server = spawnGuarded(process.execPath, [
      join(app.folder, 'node_modules/next/dist/bin/next'),
      'start',
      app.folder,
      '--port',
      String(port),
      '--hostname',
      '127.0.0.1',
    ])
    const url = `http://127.0.0.1:${port}`
    const page = await browser.newPage()
    try {
      const html = (): Promise<string> =>
        fetch(url).then(
          (response) => response.text(),
          () => '',
        )
      await expect.poll(html, { timeout: 30_000 }).toContain('Rendered on the server')
      expect(await html()).toContain('Connect Wallet')
      expect(await openModal(page, url)).toEqual([])
    } finally {
      await page.close()
      await server.stop()
    }
  })
})

describe('an installation', () => {
  it('of what the quick start names, with pairing, stays small and has one of each library', () => {
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

  it('of every package at once is possible with npm, and the test wallets bring no tree', () => {
    const everything = Object.fromEntries([...tarballs.keys()].map((name) => [name, tarball(name)]))
    const all = createConsumer(join(folder, 'all'), { ...everything, ...peers, ...react19 }, {}, 'resolve')
    expect(all.lockedNames()).toEqual(expect.arrayContaining([...tarballs.keys()]))
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
