import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, spawnGuarded } from '@kit/devnet'
import { startStatic } from '@kit/devnet/stack'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Consumer, createConsumer } from './Consumer.js'
import { packPackages } from './packPackages.js'
import { type EvmLibrary, nextFiles, viteFiles } from './pages.data.js'

const shared = { react: '19.3.1', 'react-dom': '19.3.1', rxjs: '7.8.2' }
const peers = { ...shared, viem: '2.57.1' }
const types = { typescript: '5.9.3', '@types/react': '19.2.9', '@types/react-dom': '19.2.3', '@types/node': '20.19.25' }
const used = ['@kit/core', '@kit/eip155', '@kit/react', '@kit/react-ui']
const otherChainPackages = /^(@solana|@polkadot|@walletconnect|@mysten|bitcoinjs-lib|sats-connect)/
const libraries: Readonly<Record<EvmLibrary, { readonly version: string; readonly foreign: RegExp }>> = {
  viem: { version: '2.57.1', foreign: /^(ethers|@kit\/eip155-ethers)$/ },
  ethers: { version: '6.17.0', foreign: /^(viem|@kit\/eip155-viem)$/ },
}
// What only the code of another chain says: its name alone may be a word on a label.
const otherChainCode = /TokenkegQfeZyi|injectedWeb3|ss58|sats-?connect|psbt|solana:sign|@solana|@polkadot|bc1q|xpub/i
const goalBytes = 20_000_000

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

/** The packages of an EVM dapp; `@kit/api` only where react-ui asks for it. */
function kit(library: EvmLibrary = 'viem'): Record<string, string> {
  const names = [...used, `@kit/eip155-${library}`, ...(tarballs.has('@kit/api') ? ['@kit/api'] : [])]
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

/** Opens the page, connects to nothing, and looks whether the modal opens without one complaint. */
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
  let app: Consumer
  beforeAll(() => {
    const tools = { vite: '8.3.8', '@vitejs/plugin-react': '6.3.0', ...types }
    const installed = { ...kit(library), ...shared, [library]: libraries[library].version, ...tools }
    app = createConsumer(join(folder, `vite-${library}`), installed, viteFiles(library))
  })

  it('pass its type check with an older compiler', () => {
    expect(app.run('tsc', ['-p', '.'])).toBe('')
  })

  it('build to files without a byte of another chain', () => {
    app.run('vite', ['build'])
    expect(foreignFiles(app, 'dist')).toEqual([])
    const isForeign = (name: string): boolean => otherChainPackages.test(name) || libraries[library].foreign.test(name)
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
})

describe('the packed packages in a Next.js app', () => {
  let app: Consumer
  beforeAll(() => {
    app = createConsumer(join(folder, 'next-app'), { ...kit(), ...peers, next: '16.4.5', ...types }, nextFiles)
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
  it('of engine, modal and EVM adapter with their peers stays small beside viem', () => {
    const viem = createConsumer(join(folder, 'viem'), { viem: peers.viem }).installedBytes()
    const whole = createConsumer(join(folder, 'whole'), { ...kit(), ...peers }).installedBytes()
    console.log(`installed beside viem: ${((whole - viem) / 1e6).toFixed(1)} MB (goal ${goalBytes / 1e6} MB)`)
    expect(whole - viem).toBeLessThanOrEqual(goalBytes)
  })

  it('of every package at once is possible with npm', () => {
    const everything = Object.fromEntries([...tarballs.keys()].map((name) => [name, tarball(name)]))
    const all = createConsumer(join(folder, 'all'), { ...everything, ...peers })
    expect(all.installedNames()).toEqual(expect.arrayContaining([...tarballs.keys()]))
  })
})
