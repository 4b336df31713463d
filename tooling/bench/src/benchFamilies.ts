import { goals } from '@kit/size'
import type { Page } from 'playwright-core'
import type { BuiltPage } from './buildPages.js'
import { type BenchBrowser, buttonOf, isModalOpen } from './openBrowser.js'
import { quiet } from './quiet.js'
import type { Row } from './Row.js'
import { repeat } from './repeat.js'

/** Measured pages of `tooling/size`, and the namespaces whose wallets they connect. */
export const families: readonly { readonly page: string; readonly namespaces: readonly string[] }[] = [
  { page: 'EVM', namespaces: ['eip155'] },
  { page: 'EVM on ethers', namespaces: ['eip155'] },
  { page: 'Solana', namespaces: ['solana'] },
  { page: 'Polkadot', namespaces: ['polkadot'] },
  { page: 'Bitcoin', namespaces: ['bip122'] },
  { page: 'every chain', namespaces: ['eip155', 'solana', 'polkadot', 'bip122'] },
]

/** Measures bytes and times of one page. Each namespace has an injected wallet with real keys that responds immediately. */
export async function benchFamily(
  browser: BenchBrowser,
  built: BuiltPage,
  namespaces: readonly string[],
  wallets: string,
): Promise<readonly Row[]> {
  const url = await browser.serve(built)
  const content = `globalThis.benchNamespaces = ${JSON.stringify(namespaces)};\n${wallets}`
  const visit = <T>(work: (page: Page) => Promise<T>): Promise<T> =>
    browser.visit(async (page) => {
      await page.addInitScript({ content })
      await page.goto(url)
      return work(page)
    })
  const bytes = await visit((page) => weigh(page, built, namespaces))
  const times = await repeat(() => visit((page) => time(page, namespaces)))
  const goalOf = (part: 'load' | 'opened'): number =>
    (goals[part].first + ((built.adapters ?? 1) - 1) * goals[part].more) / 1000
  return [
    { what: 'JS at load', figure: bytes.load, unit: 'kB gzip', goal: goalOf('load') },
    { what: 'JS after opening', figure: bytes.opened, unit: 'kB gzip', goal: goalOf('opened') },
    { what: 'JS while the wallet asks, views fetched ahead included', figure: bytes.requested, unit: 'kB gzip' },
    { what: 'of it in files with a chain library', figure: bytes.libraries, unit: 'kB gzip', goal: 0 },
    { what: 'JS when connected and the balance was asked', figure: bytes.connected, unit: 'kB gzip' },
    { what: 'wallet row to connected', figure: times.connect, unit: 'ms', goal: 25 },
    { what: 'frames until a reconnect is shown', figure: times.frames, unit: '', goal: 1 },
    { what: 'start to every wallet back', figure: times.reconnect, unit: 'ms' },
  ]
}

/**
 * Opens the modal and connects each wallet with a delay for user approval. A connection is followed by the first read. In kB after gzip.
 */
async function weigh(
  page: Page,
  { chunks }: BuiltPage,
  namespaces: readonly string[],
): Promise<Readonly<Record<'load' | 'opened' | 'requested' | 'libraries' | 'connected', number>>> {
  const fetched = async () => {
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    return chunks.filter(({ fileName }) => names.some((name) => name.endsWith(fileName)))
  }
  const kB = (list: BuiltPage['chunks']): number => list.reduce((sum, { gzip }) => sum + gzip, 0) / 1000

  await quiet(page, 1500)
  const load = await fetched()
  await buttonOf(page).click()
  await page.waitForFunction(isModalOpen)
  // Well before views are prefetched, one second after opening.
  await page.waitForTimeout(500)
  const opened = await fetched()
  await page.evaluate(() => {
    for (const wallet of Object.values(bench.wallets)) wallet.behave({ mode: 'manual' })
  })
  let requested: BuiltPage['chunks'] | undefined
  for (const namespace of namespaces) {
    await showRow(page, namespace)
    await page.evaluate((name) => bench.press(name), namespace)
    await page.waitForFunction((name) => bench.wallets[name]?.queue.length === 1, namespace)
    await quiet(page, 1500)
    requested ??= await fetched()
    await page.evaluate((name) => bench.wallets[name]?.approveNext(), namespace)
    await page.waitForFunction((name) => bench.isShown(name), namespace)
    await quiet(page, 1500)
  }
  return {
    load: kB(load),
    opened: kB(opened),
    requested: kB(requested ?? []),
    libraries: kB((requested ?? []).filter(({ isLibrary }) => isLibrary)),
    connected: kB(await fetched()),
  }
}

/** Connects each wallet, then reloads the page. Returns milliseconds. `frames` counts those with a button and no account. */
async function time(
  page: Page,
  namespaces: readonly string[],
): Promise<Readonly<Record<'connect' | 'frames' | 'reconnect', number>>> {
  let connect = 0
  for (const namespace of namespaces) {
    await showRow(page, namespace)
    connect += await page.evaluate((name) => bench.connect(name), namespace)
  }
  await page.reload()
  const reconnect = await page.waitForFunction((count) => {
    const at = (name: string): readonly number[] => performance.getEntriesByName(name).map(({ startTime }) => startTime)
    const back = at('connection/reconnected')
    return back.length === count && Math.max(...back) - (at('kit/started')[0] ?? 0)
  }, namespaces.length)
  return {
    connect: connect / namespaces.length,
    frames: await page.evaluate(() => bench.frames),
    reconnect: (await reconnect.jsonValue()) as number,
  }
}

/** Navigates to the row of a wallet as a user does, and hovers over it. Opens it by the button first, later among its chain's wallets. */
async function showRow(page: Page, namespace: string): Promise<void> {
  const isConnected = await page.evaluate(() => kit.active.getState().account !== undefined)
  if (isConnected) await page.evaluate((name) => kit.open({ view: 'Connect', namespace: name }), namespace)
  else if (!(await page.evaluate(() => kit.modal.getState().open))) await buttonOf(page).click()
  // Users hover over the row before they press it, which prefetches the code for connecting.
  await page.getByRole('button', { name: `Bench ${namespace}` }).hover()
  await quiet(page, 100)
}
