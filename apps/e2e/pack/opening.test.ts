import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { launchOptions } from '@kit/chromium'
import { startStatic } from '@kit/devnet/stack'
import { buildPage } from '@kit/size'
import { type Browser, chromium, type Page, type Route } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

/** Two pages with the same networks and pairing. */
const sources = {
  byHand: `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { arbitrum, base, mainnet, optimism, polygon } from '@kit/eip155-viem/chains'
import { KitProvider, useConnection } from '@kit/react'
import { ConnectButton, KitModal, modal } from '@kit/react-ui'
import { walletConnect } from '@kit/walletconnect'
const kit = createKit({
  metadata: { name: 'Page', description: 'A page', url: 'https://page.example', icons: [] },
  adapters: [eip155({ networks: [mainnet, base, optimism, arbitrum, polygon] })],
  connectors: [walletConnect({ relayUrl: 'wss://relay.example', projectId: 'p' })],
  plugins: [modal()],
})
const Status = () => createElement('output', null, useConnection().status)
createRoot(document.getElementById('root')).render(
  createElement(
    KitProvider,
    { kit },
    createElement(ConnectButton),
    createElement(Status),
    createElement(KitModal, { preload: new URLSearchParams(location.search).get('preload') ?? undefined }),
  ),
)`,
  byPreset: `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { eip155 } from '@kit/eip155-viem'
import { arbitrum, base, mainnet, optimism, polygon } from '@kit/eip155-viem/chains'
import { createPreset } from '@kit/preset'
import { PresetProvider } from '@kit/preset/react'
import { ConnectButton } from '@kit/react-ui'
const preset = createPreset({
  metadata: { name: 'Page', description: 'A page', url: 'https://page.example', icons: [] },
  adapters: [eip155({ networks: [mainnet, base, optimism, arbitrum, polygon] })],
  projectId: 'p',
  services: {
    api: 'https://kit.example',
    directory: 'https://kit.example',
    relay: 'wss://relay.example',
    frame: 'https://wallet.example',
  },
})
createRoot(document.getElementById('root')).render(createElement(PresetProvider, { preset }, createElement(ConnectButton)))`,
}
type PageName = keyof typeof sources

/** Announces a wallet, or as many as the URL says, that approves when the test says so. It records whether it could have opened a window when it was prompted. */
function announceWallet(): void {
  if (location.search === '?without-wallet') return
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const requested = { isActive: undefined as boolean | undefined, approve: () => {} }
  const provider = {
    async request({ method }: { readonly method: string }) {
      if (method === 'eth_chainId') return '0x1'
      if (method === 'eth_accounts') return []
      if (method !== 'eth_requestAccounts') throw Object.assign(new Error('unsupported'), { code: 4200 })
      requested.isActive = navigator.userActivation.isActive
      await new Promise<void>((approve) => {
        requested.approve = approve
      })
      return [address]
    },
    on() {},
    removeListener() {},
  }
  const icon = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
  const names = location.search === '?many-wallets' ? ['Test Wallet', 'Fox', 'Moss', 'Quill'] : ['Test Wallet']
  const infos = names.map((name, at) => ({ uuid: crypto.randomUUID(), name, icon, rdns: `test.wallet${at}` }))
  const announce = () => {
    for (const info of infos)
      dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info: Object.freeze(info), provider }) }),
      )
  }
  addEventListener('eip6963:requestProvider', announce)
  Object.assign(globalThis, { requested })
}

let folder: string
let browser: Browser
const servers = new Map<PageName, Awaited<ReturnType<typeof startStatic>>>()
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kit-opening-'))
  for (const name of ['byHand', 'byPreset'] as const) {
    await buildPage({ source: sources[name] }, join(folder, name))
    servers.set(name, await startStatic({ folder: join(folder, name) }))
  }
  browser = await chromium.launch(launchOptions)
})
afterAll(async () => {
  await browser?.close()
  for (const { stop } of servers.values()) await stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Files requested since the page loaded, and those that are held back. */
let files: string[]
let kept: Route[]
let isWithheld: (file: string) => boolean
let page: Page
beforeEach(async () => {
  files = []
  kept = []
  isWithheld = () => false
  const context = await browser.newContext({ hasTouch: true })
  page = await context.newPage()
  await page.addInitScript(announceWallet)
  return () => context.close()
})

async function load(search = '', name: PageName = 'byHand'): Promise<void> {
  await page.goto(`${servers.get(name)?.url}/${search}`, { waitUntil: 'networkidle' })
  await page.route('**/*.js', async (route) => {
    const file = new URL(route.request().url()).pathname
    files.push(file)
    if (isWithheld(file)) kept.push(route)
    else await route.continue()
  })
}

const isRequested = () => page.evaluate('requested.isActive')
const row = () => page.getByRole('button', { name: /Test Wallet/ })
const byName = (list: readonly string[]) => list.map((file) => file.replace(/.*\/(.+)-.{8}\.js$/, '$1')).sort()
const release = () => Promise.all(kept.splice(0).map((route) => route.continue()))

describe('a page without a pointer hover', () => {
  it('opens on a tap with two files, fetched in one round trip, and nothing before the tap', async () => {
    await load()
    isWithheld = () => true
    await page.getByRole('button', { name: 'Connect Wallet' }).tap()
    await expect.poll(() => kept.length).toBe(2)
    isWithheld = (file) => !/openSessions|walletErrors/.test(file)
    const opening = [...files]
    await release()
    await row().waitFor()
    expect(opening).toHaveLength(2)
    // Other requested files are not awaited.
    await row().tap()
    await expect.poll(isRequested).toBe(true)
  })

  it('prompts the wallet during the click while files are loading, and waits only for files that it needs', async () => {
    await load()
    // Holds back all but the two files that the modal opens with.
    isWithheld = () => files.length > 2
    await page.getByRole('button', { name: 'Connect Wallet' }).tap()
    await row().waitFor()
    await row().tap()
    await expect.poll(isRequested).toBe(true)
    await release()
    isWithheld = () => false
    await page.evaluate('requested.approve()')
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe('connected')
  })

  it('connects without loading a file after the press', async () => {
    await load()
    await page.getByRole('button', { name: 'Connect Wallet' }).tap()
    await row().waitFor()
    // When idle, the page loads the code for the wallet's response; that file imports others.
    const session = () => files.find((file) => /openSessions/.test(file))
    await expect.poll(session).toBeDefined()
    await page.evaluate(`import('${session()}').then(() => {})`)
    isWithheld = () => true
    await row().tap()
    await expect.poll(isRequested).toBe(true)
    await page.evaluate('requested.approve()')
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe('connected')
  })

  it('shows on the button that the modal failed to load, and opens on the next press', async () => {
    await load()
    await page.route('**/*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Connect Wallet' }).tap()
    const button = page.getByRole('button', { name: 'Not loaded. Try again' })
    await button.waitFor()
    await page.unrouteAll()
    await button.tap()
    await row().waitFor()
  })

  it('fetches the modal when idle, if the app opts in', async () => {
    await load('?preload=idle')
    await expect.poll(() => page.locator('[data-kit=modal]').count()).toBe(1)
    await page.getByRole('button', { name: 'Connect Wallet' }).tap()
    await row().waitFor()
  })
})

describe('the files that opening the modal requests', () => {
  it.each<[PageName, { readonly first: readonly string[]; readonly later: readonly string[] }]>([
    ['byHand', { first: ['engineCommands', 'openingParts'], later: ['openSessions', 'walletViews'] }],
    [
      'byPreset',
      {
        first: ['createGroupProvider', 'engineCommands', 'openingParts'],
        later: ['connectMethods', 'createApiClient.load', 'createServiceClients', 'openSessions', 'walletViews'],
      },
    ],
  ])(
    '%s: one round trip before the first frame, few files after it, and none under 2 kB',
    async (name, { first, later }) => {
      await load('', name)
      isWithheld = () => true
      await page.getByRole('button', { name: 'Connect Wallet' }).tap()
      await expect.poll(() => byName(files)).toEqual(first)
      // The frame needs none of the later files, which stay held back.
      isWithheld = () => files.length > first.length
      await release()
      await row().waitFor()
      await expect.poll(() => byName(files)).toEqual([...first, ...later].sort())
      expect(files.filter((file) => gzipSync(readFileSync(join(folder, name, file))).length < 2000)).toEqual([])
    },
  )

  it('include only those of the first frame if the user saves data, and the others load with the press', async () => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await load()
    await page.getByRole('button', { name: 'Connect Wallet' }).tap()
    await row().waitFor()
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))))
    expect(byName(files)).toEqual(['engineCommands', 'openingParts'])
    await row().tap()
    await expect.poll(isRequested).toBe(true)
    await page.evaluate('requested.approve()')
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe('connected')
  })

  it('let the first frame show the help next to a long list', async () => {
    await load('?many-wallets')
    isWithheld = () => files.length > 2
    await page.getByRole('button', { name: 'Connect Wallet' }).tap()
    await row().waitFor()
    await page.getByText('A new way to sign in').waitFor()
  })

  it('include the views to pair and install a wallet only if the browser has none', async () => {
    await load('?without-wallet')
    await page.getByRole('button', { name: 'Connect Wallet' }).tap()
    await expect.poll(() => byName(files)).toContain('pairingViews')
  })
})
