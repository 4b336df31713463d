import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scratchFolder } from '@kit/devnet'
import { type StaticServer, startStatic } from '@kit/devnet/stack'
import { buildPage } from '@kit/size'
import { expect, type Page, test } from '@playwright/test'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const guide = (name: string): string => readFileSync(join(root, `docs/guides/${name}.md`), 'utf8')
/** The headers that the guide to strict policies has, each as one line. */
const policies = [...guide('strict-csp').matchAll(/^```text\nContent-Security-Policy:\n([\s\S]*?)^```/gm)].map(
  ([, text = '']) => text.replace(/\s+/g, ' ').trim(),
)
const account = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'

/** The page of the quick start, with pairing. */
const source = `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { base, mainnet } from '@kit/eip155-viem/chains'
import { KitProvider } from '@kit/react'
import { ConnectButton, KitModal, modal } from '@kit/react-ui'
import { walletConnect } from '@kit/walletconnect'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const rpcUrls = { 1: ['https://rpc.example'], 8453: ['https://rpc.example'] }
const kit = createKit({
  metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },
  adapters: [eip155({ networks: [mainnet, base], rpcUrls })],
  connectors: [walletConnect({ relayUrl: 'wss://relay.example' })],
  plugins: [modal()],
})
createRoot(document.getElementById('root')).render(
  createElement(KitProvider, { kit }, createElement(ConnectButton, { showBalance: true }), createElement(KitModal)),
)`

let folder: string
let server: StaticServer | undefined
test.beforeAll(async () => {
  folder = await mkdtemp(join(scratchFolder(), 'kit-guides-'))
  await buildPage({ source }, join(folder, 'build'))
})
test.afterEach(async () => {
  await server?.stop()
  server = undefined
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** Announces an EIP-6963 wallet before the page's own code. */
const announceWallet = (page: Page): Promise<unknown> =>
  page.addInitScript((address) => {
    const answers: Record<string, unknown> = { eth_chainId: '0x1', eth_accounts: [], eth_requestAccounts: [address] }
    const request = async ({ method }: { readonly method: string }): Promise<unknown> => {
      if (method in answers) return answers[method]
      throw Object.assign(new Error('no such method'), { code: 4200 })
    }
    const info = {
      uuid: '350670db-19fa-4704-a166-e52e178b59d2',
      name: 'Test Wallet',
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      rdns: 'example.test',
    }
    const detail = Object.freeze({ info, provider: { request, on() {}, removeListener() {} } })
    const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', announce)
  }, account)

function watchViolations(page: Page): readonly string[] {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type/i.test(message.text())) violations.push(message.text())
  })
  page.on('pageerror', (error) => violations.push(String(error)))
  return violations
}

async function connect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Test Wallet/ })
    .click()
  await expect(page.getByRole('button', { name: /0x8b/ })).toBeVisible()
}

for (const [index, name] of ['the header', 'the header with a nonce'].entries())
  test(`strict policy: a wallet connects under ${name} of the guide`, async ({ page }) => {
    const policy = policies[index] ?? ''
    expect(policy).toMatch(/^default-src 'none'; script-src .*; require-trusted-types-for 'script'$/)
    const served = join(folder, `policy-${index}`)
    await cp(join(folder, 'build'), served, { recursive: true })
    const [, nonce] = /'nonce-(\w+)'/.exec(policy) ?? []
    if (nonce !== undefined) {
      const html = await readFile(join(served, 'index.html'), 'utf8')
      await writeFile(join(served, 'index.html'), html.replace('<script ', `<script nonce="${nonce}" `))
    }
    server = await startStatic({ folder: served, headers: { 'content-security-policy': policy } })
    const violations = watchViolations(page)
    await page.route('https://rpc.example/**', async (route) => {
      const call = route.request().postDataJSON() as { readonly id: number } | readonly { readonly id: number }[]
      const answer = ({ id }: { readonly id: number }) => ({ jsonrpc: '2.0', id, result: `0x${'0'.repeat(64)}` })
      await route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: Array.isArray(call) ? call.map(answer) : answer(call as { readonly id: number }),
      })
    })
    await announceWallet(page)
    await page.goto(server.url)
    await connect(page)
    await expect(page.getByRole('button', { name: /0 ETH/ })).toBeVisible()
    expect(violations).toEqual([])
  })

test('offline: a static build below a path of a gateway opens, sends no other request, and works without a network', async ({
  page,
  context,
}) => {
  const gateway = join(folder, 'gateway')
  const build = join(gateway, 'ipfs/bafybeigdyrzt')
  await cp(join(folder, 'build'), build, { recursive: true })
  await writeFile(join(gateway, 'index.html'), '<!doctype html><title>Gateway</title>')
  const [, worker = ''] = /^```js\n([\s\S]*?)^```/m.exec(guide('offline-and-ipfs')) ?? []
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css)$/.test(name))
  const list = files.map((name) => `'./${name}'`).join(', ')
  expect(worker).toContain('/* and each file of the build */')
  await writeFile(join(build, 'sw.js'), worker.replace(' /* and each file of the build */', `, ${list}`))
  const policy = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'"
  server = await startStatic({ folder: gateway, headers: { 'content-security-policy': policy } })
  const url = `${server.url}/ipfs/bafybeigdyrzt/`
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await announceWallet(page)
  await page.goto(url)
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  expect(requests.filter((request) => !request.startsWith(url) && !request.startsWith('data:'))).toEqual([])

  await page.evaluate(async () => {
    await navigator.serviceWorker.register('./sw.js')
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await page.goto(`${url}#/pool`)
  await page.reload()
  await connect(page)
  expect(page.url()).toBe(`${url}#/pool`)
})
