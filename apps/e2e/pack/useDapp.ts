import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchOptions } from '@kit/chromium'
import { anvilBinary, freePort, isPortFree, spawnGuarded } from '@kit/devnet'
import { type StaticServer, startStatic } from '@kit/devnet/stack'
import type { Browser, Page } from '@playwright/test'
import { expect, onTestFinished, vi } from 'vitest'
import type { Consumer } from './Consumer.js'

const recipient = `0x${'5d'.repeat(20)}`

/** A running program of a test. */
export type Service = { readonly url: string; stop(): Promise<void> }

/** Starts a chain for `VITE_LOCAL_CHAIN` of a created dapp. */
async function startChain(): Promise<Service> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const anvil = spawnGuarded(anvilBinary(), ['--port', String(port), '--chain-id', '31337', '--silent'])
  await vi.waitFor(async () => expect(await balanceOf(recipient, url)).toBe(0n), { timeout: 60_000 })
  return { url, stop: () => anvil.stop() }
}

/** Starts the published kit-server. Its data is complete when `stop` settles. */
export async function startPublishedServer(folder: string): Promise<Service> {
  // Installs it with the command of its README.
  execFileSync('npx', ['@kit/server@latest', '--version'], { cwd: folder, stdio: 'pipe' })
  const port = await freePort()
  // Without `exec`, the shell between npx and kit-server ends on a signal without passing it on.
  const command = `exec kit-server --port ${port} --data data`
  const server = spawnGuarded('npx', ['--package=@kit/server@latest', '-c', command], { cwd: folder })
  await vi.waitFor(() => expect(server.output()).toContain('kit-server is listening'), { timeout: 200_000 })
  return { url: `http://127.0.0.1:${port}`, stop: () => server.stop() }
}

type Program = { readonly child: ChildProcess; output(): string }

/** Starts a program in a process group of its own. */
function startProgram(command: string, args: readonly string[], cwd: string): Program {
  // On CI, colors would split the words of the output.
  const env = { ...process.env, NO_COLOR: '1' }
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part))
  return { child, output: () => output }
}

/** Runs `npm run local` of a dapp, sends SIGTERM to npm alone, and returns the ports of the dapp and its chain. */
export async function stopLocalDapp(dapp: Consumer): Promise<readonly number[]> {
  const port = await freePort()
  const { child, output } = startProgram(
    'npm',
    ['run', 'local', '--', '--port', String(port), '--host', '127.0.0.1'],
    dapp.folder,
  )
  onTestFinished(() => killGroup(child))
  await vi.waitFor(() => expect(output()).toContain('Local:'), { timeout: 60_000 })
  const chain = Number(/Local chain: http:\/\/127\.0\.0\.1:(\d+)/.exec(output())?.[1])
  const ports = [port, chain]
  for (const one of ports) await expect.poll(() => isPortFree(one)).toBe(false)
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
  return ports
}

/** Runs the dapp's own test, which starts a chain and a development server. */
export async function testDapp(dapp: Consumer): Promise<void> {
  const env = { CHROMIUM_PATH: launchOptions.executablePath ?? '', PORT: String(await freePort()) }
  dapp.runScript('test', [], env)
}

/** Builds the dapp for a local chain, deploys it as static files, and lets a user connect, sign in at the server and send. */
export async function testDeployedDapp(dapp: Consumer, browser: Browser, server: Service): Promise<void> {
  const chain = await startChain()
  onTestFinished(() => chain.stop())
  dapp.runScript('build', ['--base', './'], { VITE_LOCAL_CHAIN: chain.url })
  const site = await deployDapp(dapp.folder, [server.url, chain.url])
  onTestFinished(() => site.stop())
  await visitDapp(browser, `${site.url}/shop/index.html`, async (page) => {
    await connect(page)
    await signIn(page)
    await sendEther(page, chain.url)
  })
}

/** Serves the built dapp as static files at `/shop/`, with a strict policy. */
export function deployDapp(path: string, connect: readonly string[] = []): Promise<StaticServer> {
  const folder = join(path, 'deployed')
  mkdirSync(folder, { recursive: true })
  cpSync(join(path, 'dist'), join(folder, 'shop'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<a href="shop/index.html">Shop</a>')
  return startStatic({ folder, connect })
}

/** Opens a page of a created dapp, and closes it after `use`. */
export async function visitDapp(browser: Browser, url: string, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  try {
    await page.goto(url)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await use(page)
  } finally {
    await page.close()
  }
}

/** Chooses the test wallet of a dapp on a local chain. */
async function connect(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
  await page.getByText('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266').first().waitFor()
}

/** Signs in at a kit-server, which the dapp requests after it connects. */
async function signIn(page: Page): Promise<void> {
  const verified = page.waitForResponse(
    (response) => response.url().includes('/auth/v1/authenticate') && response.request().method() === 'POST',
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  expect((await verified).status()).toBe(200)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Sends 0.25 ETH from the modal, and waits for them on the chain. */
async function sendEther(page: Page, chain: string): Promise<void> {
  await page.getByRole('button', { name: /0xf3…/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByRole('textbox', { name: /^Amount/ }).fill('0.25')
  await dialog.getByRole('textbox', { name: /^To/ }).fill(recipient)
  await dialog.getByRole('button', { name: 'Review', exact: true }).click()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByText('Confirmed').first().waitFor()
  expect(await balanceOf(recipient, chain)).toBe(25n * 10n ** 16n)
}

async function balanceOf(address: string, chain: string): Promise<bigint> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] })
  const response = await fetch(chain, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  return BigInt(((await response.json()) as { readonly result: string }).result)
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing is left of the group.
  }
}
